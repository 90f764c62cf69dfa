import type * as axe from 'axe-core';

declare global {
  // What axe's own script leaves in a page.
  var axe: { run(): Promise<axe.AxeResults> };
}

/** Runs in the page, after axe's own script: what stands in somebody's way there, in a line each. */
export const barriers = async (): Promise<readonly string[]> => {
  const { violations } = await globalThis.axe.run();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
};
