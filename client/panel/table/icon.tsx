/** Small signs, in the ink of what they stand in. */
const SIGNS = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M6 4.5h4v15H6zM14 4.5h4v15h-4z',
  back: 'M15.5 5 8 12l7.5 7z',
  on: 'M8.5 5 16 12l-7.5 7z',
  turnBack: 'M19 5l-7 7 7 7zM11.5 5l-7 7 7 7z',
  turnOn: 'M5 5l7 7-7 7zM12.5 5l7 7-7 7z',
  undo: 'M9 4 3.5 9.5 9 15v-3.6h4.6a3.3 3.3 0 0 1 0 6.6H8v2.6h5.6a5.9 5.9 0 0 0 0-11.8H9z',
  close: 'm6.2 4.8 5.8 5.8 5.8-5.8 1.4 1.4-5.8 5.8 5.8 5.8-1.4 1.4-5.8-5.8-5.8 5.8-1.4-1.4 5.8-5.8-5.8-5.8z',
  settings:
    'M4 7h9.2a3 3 0 0 1 5.6 0H20v2h-1.2a3 3 0 0 1-5.6 0H4zm0 8h1.2a3 3 0 0 1 5.6 0H20v2h-9.2a3 3 0 0 1-5.6 0H4z',
  link: 'M10 8H7a4 4 0 0 0 0 8h3v-2H7a2 2 0 0 1 0-4h3zm4 0h3a4 4 0 0 1 0 8h-3v-2h3a2 2 0 0 0 0-4h-3zm-5 3h6v2H9z',
  text: 'M4 5h16v2H4zm0 4.5h16v2H4zM4 14h16v2H4zm0 4.5h10v2H4z',
  decide:
    'M9.5 2.5a1.8 1.8 0 0 1 3.6 0v7l5.2 1.1c1.2.3 2 1.4 1.8 2.6l-.9 6c-.2 1.2-1.2 2.1-2.4 2.1h-5.2c-.8 0-1.5-.3-2-.9l-5-5.8 1-1a1.8 1.8 0 0 1 2.2-.2l1.7 1z',
  hand: 'M7.2 4.2 15 2.6c.7-.1 1.3.3 1.5 1l2.9 13.4c.1.7-.3 1.3-1 1.5l-7.8 1.6c-.7.1-1.3-.3-1.5-1L6.2 5.7c-.1-.7.3-1.3 1-1.5zM4.4 8.8l2.5 11.6-1 .2c-.7.1-1.3-.3-1.5-1L2.6 11c-.2-.7.2-1.3.9-1.5z',
  log: 'M6 3h11a2 2 0 0 1 2 2v12h2v1.5A2.5 2.5 0 0 1 18.5 21H8a3 3 0 0 1-3-3V7H3V5.5A2.5 2.5 0 0 1 5.5 3zm2.5 4.5v1.7h7V7.5zm0 4v1.7h7v-1.7z',
  players:
    'M8.5 4a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4zM1.5 20c0-4 3-6.8 7-6.8s7 2.8 7 6.8zM16 4.6a3.3 3.3 0 1 1-1 6.4c1-1 1.6-2.2 1.6-3.5 0-1-.2-2-.6-2.9zm.8 8.7c3.3.3 5.7 2.9 5.7 6.7h-5c0-2.6-1-4.9-2.8-6.5z',
  points:
    'M7 3h10v2h4v3c0 3-1.8 5-4.6 5.4A5.5 5.5 0 0 1 13 15.9V18h3v3H8v-3h3v-2.1a5.5 5.5 0 0 1-3.4-2.5C4.8 13 3 11 3 8V5h4zm0 4H5v1c0 1.5.7 2.6 2 3.1zm10 0v4.1c1.3-.5 2-1.6 2-3.1V7z',
  lobby: 'M12 3 3 11h2.5v9h5v-6h3v6h5v-9H21z',
  eye: 'M12 5c5 0 8.6 4 10 7-1.4 3-5 7-10 7s-8.6-4-10-7c1.4-3 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
} as const;
export type Sign = keyof typeof SIGNS;

export const Icon = ({ sign }: { readonly sign: Sign }) => (
  <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
    <path d={SIGNS[sign]} fill="currentColor" fill-rule="evenodd" />
  </svg>
);
