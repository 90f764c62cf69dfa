import { dirname } from 'node:path';
import { accountsCalled } from './accounts-called.js';
import type { Identity } from './identity.js';
import { NotStarted } from './not-started.js';
import { ownerOf } from './owner.js';
import type { Owner } from './owner.js';
import type { Place } from './place.js';
import type { Programs } from './programs.js';
import { complaintOf, runAs } from './run-as.js';

/** The first of those it could be that gets at the programs and the folder. */
export const findIdentity = async (place: Place, programs: Programs): Promise<Identity> => {
  const keeper = await ownerOf(place.data);
  const trial = keeper === null ? [programs.initdb, '--show', '-D', place.folder] : [programs.postgres, '--version'];

  const complaints: string[] = [];
  for (const identity of await candidates(place, keeper)) {
    try {
      await runAs(identity, '/', ['sh', '-c', 'cd "$0" && exec "$@"', place.folder, ...trial]);
      return identity;
    } catch (fault) {
      complaints.push(`as ${identity.called}: ${complaintOf(fault)}`);
    }
  }
  throw new NotStarted(
    'The embedded PostgreSQL cannot run here. Start Laguna as a user that is not root and has a name, keep it and its ' +
      `data where others may pass, or name a server of your own in DATABASE_URL. Tried:\n${complaints.join('\n')}`,
  );
};

const candidates = async (place: Place, keeper: Owner | null): Promise<readonly Identity[]> => {
  const own = ourselves();
  if (own.uid !== 0) return [asWeAre(own), inNamespace(own)];
  if (keeper !== null && keeper.uid !== 0) return [as(keeper), letThroughAs(keeper)];

  const neighbour = await ownerOf(dirname(place.folder));
  const accounts = [...(neighbour === null ? [] : [neighbour]), ...(await accountsCalled(HARMLESS))];
  const others = accounts.filter(({ uid }) => uid > 0);
  return [inNamespace(own), ...others.map(as), ...others.map(letThroughAs)];
};

/** On Linux, and on macOS, whose `nobody` is no uid that everything takes. */
const HARMLESS = ['nobody', '_postgres'];

const ourselves = (): Owner => {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (uid === undefined || gid === undefined) throw new NotStarted(`Nobody has a uid on ${process.platform}.`);
  return { uid, gid };
};

const asWeAre = (own: Owner): Identity => ({ called: `uid ${own.uid}`, prefix: [], become: null, owner: own });

/** The uid that is `nobody` everywhere on Linux. In the namespace it has a name and is not root, and outside it is we. */
const NOBODY = 65_534;

const inNamespace = (own: Owner): Identity => ({
  called: `nobody, in a user namespace of uid ${own.uid}`,
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
  become: null,
  owner: own,
});

const as = (owner: Owner): Identity => ({ called: `uid ${owner.uid}`, prefix: [], become: owner, owner });

/** For root in a container without user namespaces, below a folder that only root may pass, such as its home. */
const letThroughAs = (owner: Owner): Identity => ({
  called: `uid ${owner.uid}, let through closed folders`,
  prefix: [
    'setpriv',
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // Without this the right is ignored where a program asks beforehand whether it may (access(2)), as initdb does.
    '--securebits=+no_setuid_fixup',
  ],
  become: null,
  owner,
});
