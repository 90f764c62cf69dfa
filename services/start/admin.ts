import { NotStarted } from '#store/embedded/not-started.js';
import { StaffRole } from '#events/wire/admin.js';
import type { Address } from '#store/postgres/address.js';
import { holders, setRole } from '#store/staff/roles.js';
import type { NoRole } from '#store/staff/roles.js';
import { settingsFrom, WronglySet } from './settings.js';
import { withDatabase } from './with-database.js';

const USAGE = `npm run admin -- grant NAME [admin|auditor]
npm run admin -- revoke NAME
npm run admin -- list
An admin looks into complaints and acts on them; an auditor looks, and does not act. NAME is an account's.`;

/** What it says, and the code that it ends with. */
interface Said {
  readonly code: number;
  readonly text: string;
}

/** `npm run admin`: who may look into complaints. For whoever holds the server: nobody else makes the first admin. */
const main = (args: readonly string[]): Promise<Said> => {
  const [what, name = '', wanted = 'admin', ...more] = args;
  const role = StaffRole.safeParse(wanted);
  if (what === 'list' && args.length === 1) return list();
  if (what === 'grant' && name !== '' && role.success && more.length === 0) return set(name, role.data);
  if (what === 'revoke' && name !== '' && args.length === 2) return set(name, null);
  return Promise.resolve({ code: 2, text: USAGE });
};

const list = async (): Promise<Said> => {
  const found = await onDatabase(holders);
  if (found.is === null) return ANOTHER_RELEASE;
  if (found.is.length === 0) return { code: 0, text: 'Nobody has a role.' };
  return { code: 0, text: found.is.map(({ name, role }) => `${role}  ${name}`).join('\n') };
};

const set = async (name: string, role: StaffRole | null): Promise<Said> => {
  const found = await onDatabase((address) => setRole(address, name, role));
  if (typeof found.is === 'object') return WHY_NOT[found.is.not](name, role);
  return { code: 0, text: role === null ? `${name} has no role any more.` : `${name} is ${role} from now on.` };
};

const onDatabase = async <T>(use: (address: Address) => Promise<T>): Promise<{ readonly is: T }> => {
  const { DATABASE_URL: url, LAGUNA_DATA: folder } = settingsFrom(process.env);
  const nothing = new NotStarted(`There is no Laguna in ${folder}: start it once, and make the account there.`);
  return withDatabase(url, folder, nothing, async (address) => ({ is: await use(address) }));
};

const ANOTHER_RELEASE: Said = {
  code: 1,
  text: 'The database is of another release: start this one on it first.',
};

const WHY_NOT: Readonly<Record<NoRole, (name: string, role: StaffRole | null) => Said>> = {
  'another release': () => ANOTHER_RELEASE,
  'no account': (name) => ({ code: 1, text: `There is no account called ${name}. A guest takes an account first.` }),
  suspended: (name) => ({ code: 1, text: `${name} is suspended, and has that taken back first.` }),
  'as before': (name, role) => ({
    code: 0,
    text: role === null ? `${name} has no role.` : `${name} is ${role} already.`,
  }),
};

try {
  const { code, text } = await main(process.argv.slice(2));
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = code;
} catch (fault) {
  const isSaid = fault instanceof NotStarted || fault instanceof WronglySet;
  // What the database says of itself is a sentence too, and its address, which holds a password, stands in none.
  process.stderr.write(`${isSaid || fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
