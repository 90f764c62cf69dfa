import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { canonical } from '#events/canonical.js';
import { check, open, origin, seal } from '#events/chain/digest.js';
import type { Digest } from '#events/envelope.js';
import { MuranoEvent } from '#events/murano/events.js';
import { seenBy } from '#events/seen-by.js';
import type { SeenBy } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import { hash, tableId } from '#events/wire/ids.js';
import { fieldOf, withHiddenOf } from './hidden.js';
import { muranoEvent, twoAlike } from './murano-events.js';
import { chainOf, headOf, SEED, showings, stepsOf, TABLE } from './story.js';
import type { AnyEvent, Link } from './story.js';

const game = fc.array(muranoEvent, { minLength: 1, maxLength: 12 });
const viewer = fc.constantFrom<Viewer>('public', 0, 1, 2, 3, 'auditor');

const checksFor = (who: Viewer, { previous, step, seal }: Link): boolean =>
  check(previous, { ...step, event: seenBy(showings, step.event, who) }, showings, seal);

describe('the chain', () => {
  it('ends elsewhere when any field of any event is another', () => {
    fc.assert(
      fc.property(game, twoAlike, fc.nat(), fc.nat(), (events, [event, other], at, which) => {
        const index = at % (events.length + 1);
        const key = nth(Object.keys(event), which);
        const changed = MuranoEvent.parse({ ...event, [key]: fieldOf(other, key) });
        fc.pre(canonical(changed) !== canonical(event));

        expect(headOf(stepsOf(events.toSpliced(index, 0, changed)))).not.toBe(
          headOf(stepsOf(events.toSpliced(index, 0, event))),
        );
      }),
    );
  });

  it('ends elsewhere when an event is another, is left out or changes its place', () => {
    fc.assert(
      fc.property(game, muranoEvent, fc.nat(), (events, other, at) => {
        const index = at % events.length;
        const changed = [events.with(index, other), events.toSpliced(index, 1), events.toReversed()];

        const heads = changed
          .filter((story) => canonical(story) !== canonical(events))
          .map((story) => headOf(stepsOf(story)));
        expect(heads).not.toContain(headOf(stepsOf(events)));
      }),
    );
  });

  it.each([
    ['table', { table: tableId.parse('another') }],
    ['seq', { seq: 7 }],
    ['time', { at: 1 }],
    ['edition', { edition: 2 }],
  ])('ends elsewhere when the %s of a step is another', (_, change) => {
    fc.assert(
      fc.property(muranoEvent, (event) => {
        const [step] = stepsOf([event]);
        if (step === undefined) throw new Error('One event makes one step.');
        const start = origin(TABLE);
        const sealed = seal(start, step, showings, SEED);

        expect(seal(start, { ...step, ...change }, showings, SEED).digest).not.toBe(sealed.digest);
        expect(check(start, { ...step, ...change }, showings, sealed)).toBe(false);
      }),
    );
  });

  it('begins differently at each table', () => {
    expect(origin(TABLE)).not.toBe(origin(tableId.parse('another')));
  });

  it('follows only what is a digest', () => {
    const broken = 'AAAA' as Digest;
    const [link] = chainOf(stepsOf([{ type: 'TableStarted' }]));
    if (link === undefined) throw new Error('One event makes one link.');

    expect(() => seal(broken, link.step, showings, SEED)).toThrow('No digest to follow at t-anna-and-ben 1: AAAA');
    expect(check(broken, link.step, showings, link.seal)).toBe(false);
    expect(open(broken, link.step, showings, link.seal, SEED)).toBe(false);
  });
});

describe('who looks on', () => {
  it('finds the chain right, whichever seat he sits on and on none', () => {
    fc.assert(
      fc.property(game, viewer, (events, who) => {
        expect(chainOf(stepsOf(events)).filter((link) => !checksFor(who, link))).toEqual([]);
      }),
    );
  });

  it('notices when what he sees of an event is another', () => {
    fc.assert(
      fc.property(twoAlike, fc.nat(), viewer, ([event, other], which, who) => {
        const key = nth(Object.keys(event), which);
        const changed = MuranoEvent.parse({ ...event, [key]: fieldOf(other, key) });
        fc.pre(canonical(seenBy(showings, changed, 'public')) !== canonical(seenBy(showings, event, 'public')));
        const [link] = chainOf(stepsOf([event]));
        if (link === undefined) throw new Error('One event makes one link.');

        const seen = { ...link.step, event: seenBy(showings, changed, who) };
        expect(check(link.previous, seen, showings, link.seal)).toBe(false);
      }),
    );
  });

  it('notices a commitment that is another, is missing or is too much', () => {
    fc.assert(
      fc.property(muranoEvent, muranoEvent, (event, other) => {
        const [link, next] = chainOf(stepsOf([event, other]));
        if (link === undefined || next === undefined) throw new Error('Two events make two links.');
        const commitments = [null, '', link.seal.digest, 'A'.repeat(43), next.seal.commitment];
        const wrong = commitments.filter((commitment) => commitment !== link.seal.commitment);

        const fooled = wrong.filter((commitment) =>
          checksFor('public', { ...link, seal: { ...link.seal, commitment } }),
        );
        expect(fooled).toEqual([]);
      }),
    );
  });

  it('is told nothing by what he is sent: hidden values change neither its bytes nor its length', () => {
    fc.assert(
      fc.property(twoAlike, viewer, ([event, other], who) => {
        const elsewhere = withHiddenOf(event, other);
        fc.pre(canonical(seenBy(showings, event, who)) === canonical(seenBy(showings, elsewhere, who)));
        const sent = [event, elsewhere].map((happened) => sentTo(who, happened));

        expect(sent[0]?.open).toBe(sent[1]?.open);
        expect(sent[0]?.lengths).toEqual(sent[1]?.lengths);
      }),
    );
  });

  it('learns from a commitment being there no more than the type of the event', () => {
    fc.assert(
      fc.property(twoAlike, ([event, other]) => {
        const [one, another] = [event, other].map((happened) => chainOf(stepsOf([happened]))[0]?.seal.commitment);

        expect(one === null).toBe(another === null);
        expect(one === null).toBe(showings[event.type].show === null);
      }),
    );
  });
});

describe('an event of which even the kind is hidden', () => {
  interface Whisper {
    readonly type: 'Whispered';
    readonly to: number;
    readonly word: string;
  }
  const whispers: SeenBy<Whisper> = {
    Whispered: { show: (event, who) => (who === event.to ? event : null), news: true },
  };
  const step = { table: TABLE, seq: 1, at: 5, edition: 1, event: { type: 'Whispered', to: 1, word: 'now' } as const };
  const sealed = seal(origin(TABLE), step, whispers, SEED);

  it('is an empty step to the public and to the other seats, whole to its own, and right for all', () => {
    const who: readonly Viewer[] = ['public', 0, 1, 'auditor'];
    const seen = who.map((viewer) => seenBy(whispers, step.event, viewer));

    expect(seen).toEqual([null, null, step.event, step.event]);
    expect(seen.map((event) => check(origin(TABLE), { ...step, event }, whispers, sealed))).toEqual(
      who.map(() => true),
    );
  });

  it('needs its commitment from everybody', () => {
    expect(check(origin(TABLE), { ...step, event: null }, whispers, { ...sealed, commitment: null })).toBe(false);
  });
});

describe('an event of which nobody said who may know it', () => {
  const step = { table: TABLE, seq: 1, at: 5, edition: 1, event: { type: 'constructor' } };
  const nothing: SeenBy<typeof step.event> = {};

  it('is a fault to seal, and wrong to whoever checks', () => {
    const seal0 = { digest: origin(TABLE), commitment: null };

    expect(() => seal(origin(TABLE), step, nothing, SEED)).toThrow('Nobody said who may know of constructor.');
    expect(check(origin(TABLE), step, nothing, seal0)).toBe(false);
    expect(open(origin(TABLE), step, nothing, seal0, SEED)).toBe(false);
  });
});

const nth = (keys: readonly string[], index: number): string => keys[index % keys.length] ?? 'type';

const sentTo = (who: Viewer, event: AnyEvent) => {
  const [link] = chainOf(stepsOf([event]));
  const { digest, commitment } = link?.seal ?? { digest: '', commitment: '' };
  if (commitment !== null) hash.parse(commitment);
  return {
    open: canonical({ ...link?.step, event: seenBy(showings, event, who) }),
    lengths: [digest.length, commitment?.length],
  };
};
