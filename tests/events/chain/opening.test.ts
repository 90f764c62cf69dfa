import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { canonical } from '#events/canonical.js';
import { open } from '#events/chain/digest.js';
import { tableId } from '#events/wire/ids.js';
import { withHiddenOf } from './hidden.js';
import { muranoEvent, twoAlike } from './murano-events.js';
import { chainOf, SEED, showings, stepsOf } from './story.js';

const game = fc.array(muranoEvent, { minLength: 1, maxLength: 12 });
const OTHER_SEED = SEED.toReversed();

describe('a commitment', () => {
  it('is never the same for the same event at another place, another table or another seed', () => {
    fc.assert(
      fc.property(muranoEvent, (event) => {
        fc.pre(showings[event.type].show !== null);
        const chains = [
          chainOf(stepsOf([event, event, event])),
          chainOf(stepsOf([event, event, event], tableId.parse('another'))),
          chainOf(stepsOf([event, event, event]), OTHER_SEED),
        ];
        const commitments = chains.flat().map((link) => link.seal.commitment);

        expect(new Set(commitments).size).toBe(9);
      }),
    );
  });

  it('opens with the seed, and with no other', () => {
    fc.assert(
      fc.property(game, (events) => {
        const links = chainOf(stepsOf(events));
        const secret = links.filter(({ seal }) => seal.commitment !== null);

        expect(links.every(({ previous, step, seal }) => open(previous, step, showings, seal, SEED))).toBe(true);
        expect(secret.some(({ previous, step, seal }) => open(previous, step, showings, seal, OTHER_SEED))).toBe(false);
      }),
    );
  });

  it('does not open to another secret', () => {
    fc.assert(
      fc.property(twoAlike, ([event, other]) => {
        const elsewhere = withHiddenOf(event, other);
        fc.pre(canonical(elsewhere) !== canonical(event));
        const [link] = chainOf(stepsOf([event]));
        if (link === undefined) throw new Error('One event makes one link.');

        expect(open(link.previous, { ...link.step, event: elsewhere }, showings, link.seal, SEED)).toBe(false);
      }),
    );
  });

  it('is the one that was sent, or it does not open', () => {
    fc.assert(
      fc.property(muranoEvent, muranoEvent, (event, other) => {
        const [link, next] = chainOf(stepsOf([event, other]));
        if (link === undefined || next === undefined) throw new Error('Two events make two links.');
        const sent = [null, 'A'.repeat(43), next.seal.commitment].filter((text) => text !== link.seal.commitment);

        const opened = sent.filter((commitment) =>
          open(link.previous, link.step, showings, { ...link.seal, commitment }, SEED),
        );
        expect(opened).toEqual([]);
      }),
    );
  });
});
