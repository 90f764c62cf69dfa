import { describe, expect, it } from '@jest/globals';
import type { Game } from '#engine/kit/game.js';
import { pebblesEditions } from '#tests/games/pebbles/editions.js';
import { pebbles } from '#tests/games/pebbles/game.js';
import { quarry } from '#tests/games/quarry/game.js';
import { numbersOf } from './numbers-of.js';
import { run } from './run.js';
import type { Machine } from './run.js';
import { simulate } from './simulate.js';

describe('Simulating', () => {
  it('gives the same line, byte for byte, for the same seed', async () => {
    const first = await simulated('--game quarry --games 12 --seed anna --rates off');
    const second = await simulated('--game quarry --games 12 --seed anna --rates off');

    expect(second).toEqual(first);
    expect(first.exit).toBe(0);
  });

  it('gives another line for another seed', async () => {
    const anna = await simulated('--game quarry --games 12 --seed anna --rates off');
    const ben = await simulated('--game quarry --games 12 --seed ben --rates off');

    expect(digestIn(ben)).not.toBe(digestIn(anna));
  });

  it('gives the same line however many workers share the games', async () => {
    const alone = await simulated('--game quarry --games 13 --rates off --workers 1');
    const three = await simulated('--game quarry --games 13 --rates off --workers 3');

    expect(three.out).toBe(alone.out);
  });

  it('says how fast it went unless that is switched off', async () => {
    const { out } = await simulated('--game quarry --games 2 --laws none');

    expect(out).toMatch(/^\{"gamesPerSecond":[\d.]+,"commandsPerSecond":[\d.]+,"game":"quarry",/);
  });

  it('plays all numbers of seats in turn, and counts how each seat came off', async () => {
    const { out } = await simulated('--game quarry --games 6 --seats 2,3 --laws none --rates off');

    expect(JSON.parse(out)).toMatchObject({
      seats: [2, 3],
      games: 6,
      scores: [
        { seats: 2, seat: 0, games: 3 },
        { seats: 2, seat: 1, games: 3 },
        { seats: 3, seat: 0, games: 3 },
        { seats: 3, seat: 1, games: 3 },
        { seats: 3, seat: 2, games: 3 },
      ],
    });
  });

  it('holds every law if asked to, and finds none broken', async () => {
    const { out, exit } = await simulated('--game quarry --games 1 --seats 2 --laws all --rates off --options rich');

    expect(JSON.parse(out)).toMatchObject({ laws: 'all', lawsBroken: 0, options: ['rich'] });
    expect(exit).toBe(0);
  });

  it('tells of a law that is broken, and how to see it again', async () => {
    const lawless = { ...quarry, census: () => ({ luck: Math.random() }) };
    const { out, exit } = await simulated('--game quarry --games 1 --seats 2 --rates off', [lawless]);

    const violation = expect.objectContaining({ law: 'G6', game: 'quarry', seats: 2, seed: '1/0' });
    expect(JSON.parse(out)).toMatchObject({ violations: expect.arrayContaining([violation]) });
    expect(exit).toBe(1);
  });

  it('plays all games one after the other, a line each, and each with the bots that it has', async () => {
    const { out, exit } = await simulated('--games 2 --bots random,curious --laws none --rates off', [quarry, pebbles]);
    const lines = out.trim().split('\n');

    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { game: 'quarry', games: 2, bot: 'random,curious' },
      { game: 'pebbles', games: 2, bot: 'random,curious' },
    ]);
    expect(exit).toBe(0);
  });

  it('plays the newest edition, one that is asked for, or all of them', async () => {
    const played = async (edition: string): Promise<unknown> => {
      const given = `--game pebbles --games 2 --laws all --rates off ${edition}`.trim();
      const { out, exit } = await simulated(given, pebblesEditions);
      expect(exit).toBe(0);
      return out
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { edition: unknown }).edition);
    };

    expect(await played('')).toEqual([2]);
    expect(await played('--edition 1')).toEqual([1]);
    expect(await played('--edition all')).toEqual([1, 2]);
  });

  it('leaves out a bot that one of all games has not, and refuses it for that game alone', async () => {
    const all = await simulated('--games 1 --bots random,strong --laws none --rates off');
    const alone = await simulated('--game quarry --games 1 --bots random,strong --laws none --rates off');

    expect(JSON.parse(all.out)).toMatchObject({ game: 'quarry', bot: 'random' });
    expect(alone.exit).toBe(2);
  });

  it('fails when a bot wins less than it has to, and says how often it did', async () => {
    const duels = '--game pebbles --games 8 --bots random,curious --laws none --rates off';
    const { out } = await simulated(duels, [pebbles]);
    const [{ wins = 0 } = {}] = (JSON.parse(out) as { bots: readonly { wins?: number }[] }).bots;
    const enough = await simulated(`${duels} --wins random:${wins}`, [pebbles]);
    const more = await simulated(`${duels} --wins random:${wins + 1}`, [pebbles]);

    expect(wins).toBeGreaterThan(0);
    expect(enough.exit).toBe(0);
    expect(more.exit).toBe(1);
    expect(more.err).toContain(`pebbles: random won ${wins} of 8 games, and had to win ${wins + 1}.`);
  });

  it.each([
    ['--game chess', 'There is no game "chess". There are: quarry.'],
    ['--game quarry --edition 9', '--edition 9: newest, all, or one that there is: quarry 1.'],
    ['--game quarry --bot clever', 'There is no bot "clever" for Quarry.'],
    ['--game quarry --seats 5', '--seats 5: Quarry has 2 to 4 seats.'],
    ['--game quarry --seats two', '--seats two: Quarry has 2 to 4 seats.'],
    ['--game quarry --games 0', '--games 0: a whole number, 1 or more.'],
    ['--game quarry --workers 1.5', '--workers 1.5: a whole number, 1 or more.'],
    ['--game quarry --undos often', '--undos often: a whole number from 0 to 100.'],
    ['--game quarry --laws some', '--laws some: none, cheap, all.'],
    ['--game quarry --rates perhaps', '--rates perhaps: on or off.'],
    ['--game quarry --options poor', 'Quarry has no option "poor". It has: rich.'],
    ['--game quarry --wins strong:9', '--wins strong:9: one of the bots that play, a colon, and a number of games.'],
    ['--game quarry --wins random', '--wins random: one of the bots that play, a colon, and a number of games.'],
    ['--game quarry --speed 9', "Unknown option '--speed'"],
  ])('refuses %s, and says why', async (given, because) => {
    const { out, err, exit } = await simulated(given);

    expect(err).toContain(because);
    expect(out).toBe('');
    expect(exit).toBe(2);
  });

  it('explains itself', async () => {
    const { out, exit } = await simulated('--help');

    expect(out).toContain('--seats');
    expect(exit).toBe(0);
  });
});

interface Ran {
  readonly out: string;
  readonly err: string;
  readonly exit: number;
}

/** A run whose workers take turns, on a machine whose clock ticks once a look. */
const simulated = async (given: string, games: readonly Game[] = [quarry]): Promise<Ran> => {
  const said: { out: string; err: string } = { out: '', err: '' };
  let ticks = 0;
  const machine: Machine = {
    out: (text) => (said.out += text),
    screen: { isTerminal: false, write: (text) => (said.err += text) },
    cores: 2,
    clock: () => (ticks += 1),
    share: (plan, workers, tell) => {
      const game = games.find(({ id, edition }) => id === plan.game && edition === plan.edition) ?? quarry;
      const numbers = Array.from({ length: workers }, (_, worker) => numbersOf(plan, worker, workers)).flat();
      const results = numbers.map((number) => simulate(game, plan, number));
      results.forEach(tell);
      return Promise.resolve(results);
    },
  };
  const exit = await run(given.split(' '), games, machine);
  return { ...said, exit };
};

const digestIn = ({ out }: Ran): unknown => (JSON.parse(out) as { digest: unknown }).digest;
