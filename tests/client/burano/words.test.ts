import { describe, expect, it } from '@jest/globals';
import { buranoWords } from '#client/stage/burano/words/words.js';
import { layout } from '#client/stage/burano/layout/layout.js';
import { reckon } from '#client/stage/burano/reckoning.js';
import { tag } from '#client/stage/burano/tag.js';
import { LANGUAGES } from '#client/words/language.js';
import { burano } from '#engine/burano/game.js';
import { playerOf } from '#engine/burano/players.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Viewer } from '#events/viewer.js';
import { GAMES } from './bot-game.js';

const names = (seat: number): string => ['Anna', 'Ben', 'Carla', 'Dora'][seat] ?? '';

/** What no player should ever read. */
const RAW =
  /undefined|\bnull\b|\bNaN\b|Infinity|\[object|(?:first|second|third)-(?:red|pink|orange|yellow|green|blue)|santa-claus|shop-owner|so-so|takeFloors|[ ]{2}|\s[.,;:]|\.\./;
const faults = (sentences: Iterable<string>): readonly string[] =>
  [...new Set(sentences)].filter((sentence) => sentence.trim() === '' || RAW.test(sentence));
const viewersOf = ({ players }: BuranoState): readonly Viewer[] => [...players.keys(), 'public', 'auditor'];
const moments = GAMES.flatMap((game) => game.moments);

describe.each(LANGUAGES)('Burano in %s', (language) => {
  it('reads the table and every thing on it to everybody', async () => {
    const words = await buranoWords(language);
    const read = new Set<string>();
    for (const { moments: played, end } of GAMES)
      for (const state of [...played.filter((_, at) => at % 15 === 0).map((moment) => moment.state), end])
        for (const viewer of viewersOf(state)) {
          const shown = burano.redact(state, viewer);
          for (const { title, lines } of words.table(shown, names))
            for (const line of [title, ...lines]) read.add(line);
          for (const piece of layout(shown, viewer, names).keys())
            read.add(words.thing(piece, shown, names) ?? `nothing of ${piece}`);
        }
    expect(faults(read)).toEqual([]);
    expect([...read].filter((line) => line.startsWith('nothing of'))).toEqual([]);
  });

  it('says nothing of what is no thing', async () => {
    const words = await buranoWords(language);
    const [state] = moments.map((moment) => moment.state);
    for (const thing of ['water', 'floor-fourth-red-a', 'crowd-doge', 'hand-0-9', 'crown-7'])
      expect(state && words.thing(thing, state, names)).toBeNull();
  });
});

describe('the reckoning of a command', () => {
  it('is what the command then does', () => {
    for (const { state, seat, command, after } of moments) {
      const { coins, tokens } = reckon(burano.redact(state, seat), seat, command);
      const [before, then] = [playerOf(state, seat), playerOf(after, seat)];
      expect({ coins, tokens }).toEqual({ coins: then.coins - before.coins, tokens: then.tokens - before.tokens });
    }
  });

  it('stands on the board as a tag', () => {
    for (const { state, seat, command } of moments.filter((moment) => moment.command.type !== 'placeFloor')) {
      const { coins } = reckon(burano.redact(state, seat), seat, command);
      const said = tag(command, burano.redact(state, seat), seat) ?? '';
      if (coins !== 0) expect(said).toContain(`${coins > 0 ? '+' : '−'}${Math.abs(coins)}`);
    }
  });

  it('calls points there as they are called in the language that is spoken', () => {
    const tags = moments.map(({ state, seat, command }) => tag(command, burano.redact(state, seat), seat, 'PV') ?? '');
    expect(tags.filter((said) => said.endsWith(' PV'))).not.toHaveLength(0);
    expect(tags.filter((said) => said.includes('VP'))).toHaveLength(0);
  });
});
