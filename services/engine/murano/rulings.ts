import { rulingsIn } from '../kit/editions.js';

/** The differences between the editions of Murano. */
interface Rulings {
  /** Whether a seat may finish its scoring while a character that takes nothing could still be scored (rule F2). */
  readonly mayLeaveUnscored: boolean;
}

export const rulingsOf = rulingsIn<Rulings>({ mayLeaveUnscored: true }, { mayLeaveUnscored: false });
