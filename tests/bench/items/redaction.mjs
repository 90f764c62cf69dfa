import { evolveTable, murano, redactTable, seenBy } from '../engine-under-test.mjs';
import { AUDITOR, fold } from '../record.mjs';
import { same } from '../same.mjs';

/** What each viewer is sent: of every event of recorded games of 4, and of whole states along them. */
export const redactionItem = (games) => {
  const game = games.find(({ set }) => set.setting.seats === SEATS);
  for (const viewer of VIEWERS) same(`Murano, as ${viewer} sees it`, asSeen(game, viewer), known(game.end, viewer));

  const events = game.steps.map(({ event }) => event).filter(({ type }) => Object.hasOwn(murano.seenBy, type));
  const states = statesAlong(game);
  return {
    contenders: [
      { id: EVENT, round: () => forAll(events, VIEWERS, (event, viewer) => seenBy(murano.seenBy, event, viewer)) },
      { id: STATE, round: () => forAll(states, VIEWERS, murano.redact) },
    ],
    rows: [
      { of: 'time', what: `Murano, an event for ${VIEWERS.length} viewers: µs`, ours: EVENT, unit: 'µs', target: 10 },
      { of: 'time', what: `Murano, a state for ${VIEWERS.length} viewers: µs`, ours: STATE, unit: 'µs' },
    ],
  };
};

const SEATS = 4;
const VIEWERS = [0, 1, 2, 3, 'public'];
const EVENT = 'Murano, redacting an event';
const STATE = 'Murano, redacting a state';

/** What was seen is kept until the next item, so that no work can be left out. */
const shown = VIEWERS.map(() => null);

const forAll = (items, viewers, redact) => {
  for (const item of items) for (let at = 0; at < viewers.length; at += 1) shown[at] = redact(item, viewers[at]);
  return items.length;
};

const EVERY = 10;

const statesAlong = ({ opened, steps }) => {
  const states = [];
  let table = opened;
  for (const step of steps) {
    table = evolveTable(murano, table, step, AUDITOR);
    if (step.seq % EVERY === 0 && table.status === 'playing') states.push(table.state);
  }
  return states;
};

/** Folding what a viewer saw gives what redacting says. */
const asSeen = (game, viewer) => {
  const seen = game.steps.map((step) => seenStep(step, viewer));
  return known(fold(game, seen, viewer), viewer);
};

const seenStep = (step, viewer) =>
  Object.hasOwn(murano.seenBy, step.event.type) ? { ...step, event: seenBy(murano.seenBy, step.event, viewer) } : step;

const known = (table, viewer) => redactTable(murano, table, viewer);
