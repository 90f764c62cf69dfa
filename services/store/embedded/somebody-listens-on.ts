import { connect } from 'node:net';
import { hasCode } from './has-code.js';

/** Nobody would listen here ever again. Whatever else goes wrong, such as a full queue, may be somebody. */
const NOBODY = ['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'];

/** Whether a living process listens on a socket, in whichever container it lives. */
export const somebodyListensOn = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const call = connect(socket);
    call.once('connect', () => {
      call.destroy();
      resolve(true);
    });
    call.once('error', (fault) => resolve(!hasCode(fault, ...NOBODY)));
  });
