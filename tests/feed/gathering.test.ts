import { describe, expect, it } from '@jest/globals';
import { Gathering } from '#feed/gathering.js';

/** So much waits at most, and is taken at once. */
const MOST = 5;

const load = (name: string, size = 1) => ({ name, size });
type Named = ReturnType<typeof load>;

/** Takes when it is told to, and remembers what it took at once. */
const slowly = () => {
  const takes: string[][] = [];
  let [together, most] = [0, 0];
  const ending: ((isTaken: boolean) => void)[] = [];
  const gathering = new Gathering<Named>(async (loads) => {
    together += 1;
    most = Math.max(most, together);
    takes.push(loads.map(({ name }) => name));
    const isTaken = await new Promise<boolean>((resolve) => ending.push(resolve));
    together -= 1;
    return isTaken;
  }, MOST);
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    gathering,
    takes,
    turn,
    mostTogether: () => most,
    ends: async (isTaken = true): Promise<void> => {
      ending.shift()?.(isTaken);
      await turn();
    },
  };
};

describe('What is gathered', () => {
  it('in one turn is taken together, and what comes meanwhile behind it, one take at a time', async () => {
    const { gathering, takes, turn, ends, mostTogether } = slowly();
    expect(await Promise.all([gathering.bring(load('a')), gathering.bring(load('b'))])).toEqual([true, true]);
    await turn();
    await gathering.bring(load('c'));
    await gathering.bring(load('d'));
    await turn();
    expect(takes).toEqual([['a', 'b']]);
    await ends();
    await ends();

    expect(takes).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(mostTogether()).toBe(1);
  });

  it('is taken up to so much at once, in its order, and one that is larger alone', async () => {
    const { gathering, takes, turn, ends } = slowly();
    for (const one of [load('a', 3), load('b', 2), load('c', 9), load('d', 1)]) void gathering.bring(one);
    await turn();
    await ends();
    await ends();
    await ends();

    expect(takes).toEqual([['a', 'b'], ['c'], ['d']]);
  });

  it('lets who brings go on while there is room, and has them wait where there is none', async () => {
    const { gathering, turn, ends } = slowly();
    await gathering.bring(load('taken', 1));
    await turn();
    await gathering.bring(load('waits', 4));
    let isThrough = false;
    const tooMuch = gathering.bring(load('too much', 1)).then((isWanted) => {
      isThrough = true;
      return isWanted;
    });
    await turn();
    expect(isThrough).toBe(false);
    await ends();

    expect(await tooMuch).toBe(true);
  });

  it('is given back when it is over, but what is being taken is seen through', async () => {
    const { gathering, takes, turn, ends } = slowly();
    await gathering.bring(load('taken'));
    await turn();
    const waits = gathering.bring(load('waits', MOST));
    let isOver = false;
    const over = gathering.end().then(() => (isOver = true));
    expect(await waits).toBe(false);
    expect(isOver).toBe(false);
    await ends();
    await over;

    expect(takes).toEqual([['taken']]);
    expect(await gathering.bring(load('late'))).toBe(false);
  });

  it('is not taken any more after a take that was given back, or that failed, which is told', async () => {
    const { gathering, takes, turn, ends } = slowly();
    await gathering.bring(load('a'));
    await turn();
    await ends(false);
    expect(await gathering.bring(load('b'))).toBe(false);
    expect(takes).toEqual([['a']]);

    const failing = new Gathering<Named>(() => Promise.reject(new Error('stumbled')), MOST);
    await failing.bring(load('a'));
    await expect(failing.failed).rejects.toThrow('stumbled');
    expect(await failing.bring(load('b'))).toBe(false);
  });
});
