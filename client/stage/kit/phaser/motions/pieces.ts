import type { Motion } from '../../motion.js';
import type { Piece } from '../../piece.js';
import type { Figure } from '../figure.js';
import { carry } from './carried.js';
import type { Carried } from './carried.js';
import { UNSEEN } from './run.js';
import type { Props, Run } from './run.js';

type Of<K extends Motion['kind']> = Extract<Motion, { kind: K }>;

/** How small a piece is where it comes from, and where it goes. */
const AFAR = 0.72;

/** From where a piece lies to where the layout after puts it. */
export const moving = ({ piece: id, past = [], hop = 0 }: Of<'move'>, props: Props): Run => {
  const to = props.after.get(id);
  if (to === undefined) return UNSEEN;
  return carrying(() => {
    const figure = props.pieces.find(id);
    if (figure === undefined) return null;
    const turned = figure.art() === to.art ? null : to;
    return carry(figure, { from: figure.pose(), to, past, hop, turned }, props);
  });
};

/** In from a spot. */
export const entering = ({ piece: id, from, face, hop = 0 }: Of<'enter'>, props: Props): Run => {
  const to = props.after.get(id);
  if (to === undefined) return UNSEEN;
  return carrying(() => {
    const start: Piece = {
      ...to,
      ...from,
      scale: to.scale * AFAR,
      alpha: 0,
      ...(face === undefined ? {} : hidden(face)),
    };
    const figure = props.pieces.find(id) ?? props.pieces.add(start);
    figure.show(start.art);
    figure.write(start.writing);
    const turned = start.art === to.art ? null : to;
    return carry(figure, { from: start, to, past: [], hop, turned }, props);
  });
};

const hidden = (art: string): Pick<Piece, 'art' | 'writing'> => ({ art, writing: null });

/** Away to a spot, and gone. */
export const leaving = ({ piece: id, to, hop = 0 }: Of<'leave'>, props: Props): Run => {
  let figure: Figure | undefined;
  const run = carrying(() => {
    figure = props.pieces.find(id);
    if (figure === undefined) return null;
    const from = figure.pose();
    const there = { ...from, ...to, scale: from.scale * AFAR };
    return carry(figure, { from, to: there, past: [], hop, turned: null }, props);
  });
  return {
    begin: () => run.begin(),
    along: (part) => {
      run.along(part);
      if (figure !== undefined && part > 0.75) figure.lie({ ...figure.pose(), alpha: (1 - part) * 4 });
    },
    end: () => {
      run.end();
      props.pieces.remove(id);
    },
  };
};

/** Begins when its time comes, since only then it is known where things lie. */
const carrying = (take: () => Carried | null): Run => {
  let carried: Carried | null = null;
  return {
    begin: () => {
      carried = take();
    },
    along: (part) => carried?.along(part),
    end: () => carried?.down(),
  };
};

/** The number written on a piece runs to its new value. */
export const counting = ({ piece: id }: Of<'count'>, { pieces, after }: Props): Run => {
  const to = after.get(id)?.writing ?? null;
  let from: string | null = null;
  return {
    begin: () => {
      from = pieces.find(id)?.writing()?.text ?? null;
    },
    along: (part) => {
      if (to === null || from === null) return;
      pieces.find(id)?.write({ ...to, text: counted(from, to.text, part) });
    },
    end: () => pieces.find(id)?.write(to),
  };
};

const NUMBER = /-?\d+/;

/** The words with their first number on its way to the other's; words without one change at half time. */
const counted = (from: string, to: string, part: number): string => {
  const first = NUMBER.exec(from)?.[0];
  const last = NUMBER.exec(to)?.[0];
  if (first === undefined || last === undefined) return part < 0.5 ? from : to;
  return to.replace(NUMBER, `${Math.round(Number(first) + (Number(last) - Number(first)) * part)}`);
};
