import type { Digger, Quarry } from './state.js';

/** The quarry as text. */
export const board = ({ turn, phase, diggers, pit, crate, bag, plots }: Quarry): string =>
  [
    `turn ${turn}, ${phase.kind === 'over' ? 'over' : `${name(phase.seat)} ${phase.kind}, ${phase.left} left`}`,
    `pit ${pit.length}, crate ${crate.length}, bag ${bag.gold} gold ${bag.sand} sand`,
    `plots ${plots.map((owner) => (owner === null ? '.' : name(owner))).join(' ')}`,
    ...diggers.map(diggerLine),
  ].join('\n');

const SEATS = 'ABCD';
const name = (seat: number): string => SEATS[seat] ?? '-';

const diggerLine = ({ gold, pegs, yard, relics, wall }: Digger, seat: number): string =>
  `${name(seat)}: gold ${gold}, pegs ${pegs}, yard ${list(yard)}, relics ${list(relics)}, wall ${wall.join(' ')}`;

/** Names without the kind that every one of them has. */
const list = (tokens: readonly (string | null)[]): string =>
  tokens.map((token) => token?.slice(token.indexOf('-') + 1) ?? '?').join(' ');
