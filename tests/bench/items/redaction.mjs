import { evolveTable, murano, redactTable, seenBy } from '../engine-under-test.mjs';
import { AUDITOR, fold } from '../record.mjs';
import { same } from '../same.mjs';

/** What each viewer is sent: of every event of recorded games of 4, and of whole states along them. */
export const redactionItem = (games) => redactionOf(murano, games);

export const redactionOf = (rules, games) => {
  const game = games.find(({ set }) => set.setting.seats === SEATS) ?? games[0];
  const viewers = VIEWERS.filter((viewer) => viewer === 'public' || viewer < game.set.setting.seats);
  const { title } = rules;
  const [EVENT, STATE] = [`${title}, redacting an event`, `${title}, redacting a state`];
  for (const viewer of viewers) same(`${title}, as ${viewer} sees it`, asSeen(game, viewer), known(game, viewer));

  const events = game.steps.map(({ event }) => event).filter(({ type }) => Object.hasOwn(rules.seenBy, type));
  const states = statesAlong(game);
  return {
    contenders: [
      { id: EVENT, round: () => forAll(events, viewers, (event, viewer) => seenBy(rules.seenBy, event, viewer)) },
      { id: STATE, round: () => forAll(states, viewers, rules.redact) },
    ],
    rows: [
      { of: 'time', what: `${title}, an event for ${viewers.length} viewers: µs`, ours: EVENT, unit: 'µs', target: 10 },
      { of: 'time', what: `${title}, a state for ${viewers.length} viewers: µs`, ours: STATE, unit: 'µs' },
    ],
  };
};

const SEATS = 4;
const VIEWERS = [0, 1, 2, 3, 'public'];

/** What was seen is kept until the next item, so that no work can be left out. */
const shown = VIEWERS.map(() => null);

const forAll = (items, viewers, redact) => {
  for (const item of items) for (let at = 0; at < viewers.length; at += 1) shown[at] = redact(item, viewers[at]);
  return items.length;
};

const EVERY = 10;

const statesAlong = ({ game, opened, steps }) => {
  const states = [];
  let table = opened;
  for (const step of steps) {
    table = evolveTable(game, table, step, AUDITOR);
    if (step.seq % EVERY === 0 && table.status === 'playing') states.push(table.state);
  }
  return states;
};

/** Folding what a viewer saw gives what redacting says. */
const asSeen = (game, viewer) => {
  const seen = game.steps.map((step) => seenStep(game.game, step, viewer));
  return known({ game: game.game, end: fold(game, seen, viewer) }, viewer);
};

const seenStep = (rules, step, viewer) =>
  Object.hasOwn(rules.seenBy, step.event.type) ? { ...step, event: seenBy(rules.seenBy, step.event, viewer) } : step;

const known = ({ game, end }, viewer) => redactTable(game, end, viewer);
