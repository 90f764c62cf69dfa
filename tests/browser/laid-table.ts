import type { Player } from './player.js';

/** Sets a table with bots at some of its seats, as whoever has given their name on this page; says where it is. */
export const layTable = async (
  { page }: Player,
  game: string,
  seats: readonly ('me' | 'random' | 'strong' | 'free')[],
): Promise<string> =>
  page.evaluate(
    async ([id, places]) => {
      const ask = async (method: string, path: string, body: object): Promise<{ readonly id: string }> => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`/api/tables${path}`, { method, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
        return (await answer.json()) as { readonly id: string };
      };
      const table = await ask('POST', '', { game: id, seats: places.length });
      for (const [seat, who] of places.entries()) {
        if (who === 'free') continue;
        await ask('PUT', `/${table.id}/seats/${seat}`, who === 'me' ? { nonce: 'mine' } : { bot: who });
      }
      if (!places.includes('free')) await ask('POST', `/${table.id}/start`, {});
      return `/table/${table.id}`;
    },
    [game, seats] as const,
  );

/** Goes to a table. */
export const goTo = async ({ page }: Player, path: string): Promise<void> => {
  await page.goto(new URL(path, page.url()).href);
};
