import './seat-mark.css';

/** The sign of a seat: its colour, its shape and its letter, so that no one of them is needed to tell it. */
export const SeatMark = ({ seat }: { readonly seat: number }) => (
  <svg
    class={`seat-mark is-seat-${seat % SHAPES.length}`}
    viewBox="0 0 32 32"
    width="28"
    height="28"
    aria-hidden="true"
    focusable="false"
  >
    <path d={SHAPES[seat % SHAPES.length]} />
    <text x="16" y={seat % SHAPES.length === TRIANGLE ? 24 : 21} text-anchor="middle">
      {seatLetter(seat)}
    </text>
  </svg>
);

/** The letter of a seat, which stands beside its colour everywhere: A, B, C, D. */
export const seatLetter = (seat: number): string => String.fromCharCode(A + seat);
const A = 65;

const TRIANGLE = 2;

/** Circle, square, triangle, diamond. */
const SHAPES = [
  'M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26z',
  'M8 4h16a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z',
  'M16 2.5 30 28.5H2z',
  'M16 1.5 30.5 16 16 30.5 1.5 16z',
];
