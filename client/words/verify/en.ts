import type { PageWords } from './page-words.js';

export const en: PageWords = {
  title: 'Check a game',
  lead: 'Every game at Laguna can be checked by anybody once it is over: that no event was changed, that the luck was fixed before anyone sat down, and that the rules were kept.',
  drop: 'Drop an exported game here',
  choose: 'Choose a file',
  checking: (name) => `Checking ${name} …`,
  checked: (name) => `Checked: ${name}`,
  keys: 'The server’s keys',
  keysNone: 'None yet. Without them it shows that a game fits together, but not that this server played it.',
  keysHere: (count) => `${count} from the server that this page came from.`,
  keysFile: (name, count) => `${count} from ${name}.`,
  keysChoose: 'Use keys of your own',
  notKeys: (name) => `${name} holds no keys: they look like what /api/keys tells.`,
  notRead: (name) => `${name} could not be read.`,
  how: 'How to be sure',
  steps: [
    'Export the game at its table once it is over: “Check this game”, then “Download the game”.',
    'Keep the server’s keys (/api/keys) from before you played. Keys that are fetched afterwards prove less.',
    'Compare what each seat added to the luck with what you were shown when you sat down.',
  ],
  stays: 'The file stays on your machine. This page also works saved to disk, without any server.',
  language: 'Language',
};
