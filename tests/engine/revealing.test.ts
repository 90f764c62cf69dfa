import { describe, expect, it } from '@jest/globals';
import { commitToNonce, derivedNonce } from '#events/chain/nonces.js';
import type { Happening } from '#events/seen-by.js';
import { close } from '#engine/kit/absence.js';
import { act } from '#engine/kit/act.js';
import type { Decision } from '#engine/kit/decision.js';
import type { Game } from '#engine/kit/game.js';
import { reveal, withhold } from '#engine/kit/revealing.js';
import { begin, getUp, sitDown } from '#engine/kit/seating.js';
import type { Addition } from '#engine/kit/seating.js';
import { evolveTable, openTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { chanceBy } from '#tests/laws/chance-by.js';
import { quarry } from '../games/quarry/game.js';

describe('A seat of a table', () => {
  it('K19: names its nonce, commits to one, or has one derived of what was public before', () => {
    expect(taken({ nonce: 'mine' })).toEqual({ type: 'SeatTaken', seat: 0, claim: 'c', nonce: 'mine' });
    expect(taken({ nonceCommitment: MINE })).toEqual({ type: 'SeatTaken', seat: 0, claim: 'c', nonceCommitment: MINE });
    expect(taken('derived')).toEqual({
      ...{ type: 'SeatTaken', seat: 0, claim: 'c' },
      derivedNonce: derivedNonce('committed', ID, 0),
    });
  });

  it('K19: has another derived nonce at each seat and table, and under each commitment to a seed', () => {
    const all = [derivedNonce('committed', ID, 0), derivedNonce('committed', ID, 1), derivedNonce('committed', 'u', 0)];
    expect(new Set([...all, derivedNonce('another', ID, 0)]).size).toBe(4);
  });

  it('K19: names its nonce at a table of the first scheme, where the nonce is the claim', () => {
    const old = openTable({ ...OPENED, type: 'TableOpened' });

    expect(sitDown(old, 0, 'mine', { nonce: 'mine' }, CHANCE)).toMatchObject({
      events: [{ type: 'SeatTaken', seat: 0, nonce: 'mine' }],
    });
    expect(sitDown(old, 0, 'c', { nonceCommitment: MINE }, CHANCE)).toMatchObject({ refusal: { rule: 'K19' } });
    expect(sitDown(old, 0, 'c', 'derived', CHANCE)).toMatchObject({ refusal: { rule: 'K19' } });
  });

  it('K19: shows its commitment and no nonce before the start', () => {
    const table = seated(aTable(), 0, { nonceCommitment: MINE });

    expect(table).toMatchObject({ claims: ['c0', null], nonces: [null, null], sources: [{ committed: MINE }, null] });
    expect(then(table, getUp(table, 0))).toMatchObject({ claims: [null, null], sources: [null, null] });
  });
});

describe('A start with committed nonces', () => {
  it('K12, K20: asks for the reveals, and from then on seats stay as they are', () => {
    const table = starting();

    expect(table).toMatchObject({ status: 'open', isStarting: true, nonces: [null, 'ben'] });
    expect(sitDown(table, 0, 'c', 'derived', CHANCE)).toMatchObject({ refusal: { rule: 'K10' } });
    expect(getUp(table, 1)).toMatchObject({ refusal: { rule: 'K10' } });
    expect(begin(game, table, CHANCE)).toMatchObject({ refusal: { rule: 'K10' } });
    expect(act(game, table, 0, { type: 'rest' }, CHANCE)).toMatchObject({ refusal: { rule: 'K1' } });
  });

  it('K20: begins in the same step as the last reveal, with the key of all nonces', () => {
    const keys: unknown[] = [];
    const chance = { ...CHANCE, keyFor: (nonces: Table['nonces']) => (keys.push(nonces), CHANCE.keyFor(nonces)) };
    const decision = reveal(game, starting(), 0, 'mine', chance);

    expect(typesOf(decision).slice(0, 2)).toEqual(['NonceRevealed', 'TableStarted']);
    expect(then(starting(), decision)).toMatchObject({
      status: 'playing',
      nonces: ['mine', 'ben'],
      sources: ['own', 'own'],
    });
    expect(keys).toEqual([['mine', 'ben']]);
  });

  it('K20: waits until every seat that committed has revealed', () => {
    const both = [{ nonceCommitment: MINE }, { nonceCommitment: commitToNonce(ID, 1, 'bens') }];
    const table = begun(both.reduce(seatedNext, aTable()));
    const one = then(table, reveal(game, table, 1, 'bens', CHANCE));

    expect(one).toMatchObject({ status: 'open', isStarting: true, nonces: [null, 'bens'] });
    expect(typesOf(reveal(game, one, 0, 'mine', CHANCE))).toContain('TableStarted');
  });

  it('K20: takes no other nonce, none of another seat, none twice, none too early and none too late', () => {
    const early = [{ nonceCommitment: MINE }, { nonce: 'ben' }].reduce(seatedNext, aTable());
    const playing = then(starting(), reveal(game, starting(), 0, 'mine', CHANCE));

    const refused = (table: Table, seat: number, nonce: string) => {
      const decision = reveal(game, table, seat, nonce, CHANCE);
      return decision.ok ? null : decision.refusal.message;
    };
    expect(refused(starting(), 0, 'other')).toBe('That is not the nonce that this seat committed to.');
    expect(refused(starting(), 1, 'ben')).toBe('This seat has no nonce to reveal.');
    expect(refused(starting(), 7, 'mine')).toBe('This seat has no nonce to reveal.');
    expect(refused(early, 0, 'mine')).toBe('A nonce is revealed when the start is asked for, and not before.');
    expect(refused(playing, 0, 'mine')).toBe('The game has started: it is too late to reveal a nonce.');
  });

  it('K20: a commitment that was copied from another seat opens nothing', () => {
    const copied = [{ nonceCommitment: MINE }, { nonceCommitment: MINE }].reduce(seatedNext, aTable());

    expect(reveal(game, begun(copied), 1, 'mine', CHANCE)).toMatchObject({ refusal: { rule: 'K20' } });
  });

  it('K21: begins with a derived nonce where a reveal does not come, which everybody sees', () => {
    const decision = withhold(game, starting(), CHANCE);
    const derived = derivedNonce('committed', ID, 0);

    expect(decision).toMatchObject({
      events: [{ type: 'NonceWithheld', seat: 0, derivedNonce: derived }, { type: 'TableStarted' }, {}, {}],
    });
    expect(then(starting(), decision)).toMatchObject({ nonces: [derived, 'ben'], sources: ['withheld', 'own'] });
    expect(withhold(game, aTable(), CHANCE)).toMatchObject({ refusal: { rule: 'K21', code: 'stale' } });
  });

  it('K17: can be closed while it waits', () => {
    expect(then(starting(), close(starting()))).toMatchObject({ status: 'finished', outcome: { standings: [] } });
  });
});

const game: Game = quarry;
const ID = 't';
const CHANCE = chanceBy(new Uint8Array(32), ID);
const MINE = commitToNonce(ID, 0, 'mine');
const OPENED = { game: 'quarry', edition: 1, seats: 2, options: {}, commitment: 'committed' } as const;

const aTable = (): Table => openTable({ type: 'TableOpened', ...OPENED, scheme: 2 });

const then = (table: Table, decision: Decision<Happening>): Table => {
  if (!decision.ok) throw new Error(decision.refusal.message);
  return decision.events.reduce<Table>(
    (before, event) => evolveTable(game, before, { seq: before.seq + 1, event, seat: null, command: null }, 'auditor'),
    table,
  );
};

const seated = (table: Table, seat: number, adds: Addition): Table =>
  then(table, sitDown(table, seat, `c${seat}`, adds, CHANCE));

const seatedNext = (table: Table, adds: Addition): Table => seated(table, table.claims.indexOf(null), adds);

const begun = (table: Table): Table => then(table, begin(game, table, CHANCE));

/** Anna committed to a nonce, Ben named his, and somebody asked for the start. */
const starting = (): Table => begun([{ nonceCommitment: MINE }, { nonce: 'ben' }].reduce(seatedNext, aTable()));

const taken = (adds: Addition): Happening | undefined => {
  const decision = sitDown(aTable(), 0, 'c', adds, CHANCE);
  return decision.ok ? decision.events[0] : undefined;
};

const typesOf = (decision: Decision<Happening>): readonly string[] =>
  decision.ok ? decision.events.map(({ type }) => type) : [];
