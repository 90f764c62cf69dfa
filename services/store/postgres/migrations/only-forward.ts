/** What is kept for ever has no way back: whoever wants the schema of yesterday restores what he kept of yesterday. */
export const onlyForward = (): Promise<never> =>
  Promise.reject(new Error('The store only goes forward: restore a backup instead.'));
