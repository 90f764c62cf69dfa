import { describe, expect, test } from '@jest/globals';
import { murano } from '#engine/murano/game.js';
import { questionTo } from '#gateway/bots/question.js';
import { CAREFUL } from '#tests/laws/law.js';
import { luckOf } from '#tests/laws/luck.js';
import { play } from '#tests/laws/play.js';
import type { Moment } from '#tests/laws/played.js';
import { momentsOf } from '#tests/laws/sampling.js';
import { hiddenFrom } from '#tests/laws/tokens.js';
import { worldsOf } from '#tests/laws/worlds.js';
import type { Game } from '#engine/kit/game.js';
import { GAMES } from '#engine/registry.js';

const game: Game = GAMES.find(({ id }) => id === 'murano') ?? murano;
const played = play({ game, setting: { seats: 3, options: {} }, seed: 'what a bot is asked' });
const luck = luckOf('other worlds');

/** The bytes that a bot is asked with: here, and in worlds that differ in what its seat must not know. */
const askedIn = ({ table, seat }: Moment): { readonly here: string; readonly elsewhere: readonly string[] } => {
  const { slots } = hiddenFrom(game, table.state, seat);
  const worlds = worldsOf(table, slots, new Set(), { ...CAREFUL, worlds: 4 }, luck).filter((world) => world !== null);
  return {
    here: JSON.stringify(questionTo('strong', game, table, seat)),
    elsewhere: worlds.map((world) => JSON.stringify(questionTo('strong', game, world, seat))),
  };
};

describe('The question to a bot', () => {
  test('is the same to the byte whatever its seat cannot see', () => {
    const asked = momentsOf(played, { ...CAREFUL, moments: 120 }).map(askedIn);
    expect(asked.filter(({ elsewhere }) => elsewhere.length > 0).length).toBeGreaterThan(100);
    for (const { here, elsewhere } of asked) expect(new Set([here, ...elsewhere])).toEqual(new Set([here]));
  });

  test('says which choices the seat has, and nothing that the table keeps around the state', () => {
    const [moment] = played.moments.slice(-5);
    if (moment === undefined) throw new Error('A game has moments.');
    const question = questionTo('strong', game, moment.table, moment.seat);
    expect(question).toEqual({
      bot: 'strong',
      game: 'murano',
      edition: game.edition,
      seat: moment.seat,
      state: game.redact(moment.table.state, moment.seat),
      choices: moment.choices,
    });
  });

  test('is put to nobody where nobody decides', () => {
    expect(() => questionTo('strong', game, played.end, 0)).toThrow('Nobody decides at a table that is finished.');
  });
});
