import { fromBase64url } from '#events/base64url.js';
import { headText, keyIdOf } from '#events/chain/head.js';
import type { ExportedHead, PublicKey } from '#events/wire/heads.js';
import type { Fault } from './fault.js';
import type { History } from './history.js';
import { broken, holds, unmade } from './verdict.js';
import type { Checked } from './verdict.js';

/** A key that is known from elsewhere; since when it is in use may not be. */
export type KnownKey = Omit<PublicKey, 'since'> & Partial<Pick<PublicKey, 'since'>>;

/** Whether an Ed25519 key signed a text; `null` where nobody here can say. Key and signature are base64url. */
export type IsSigned = (key: string, text: string, signature: string) => Promise<boolean | null>;

/**
 * Whether the head at the end of a history is that of its last event, and signed by a key that is known from elsewhere. A
 * history that names its own key has the right form, which proves nothing: anybody has a key.
 */
export const checkSignature = async (
  history: History,
  keys: readonly KnownKey[] | null,
  isSigned: IsSigned,
): Promise<Checked> => {
  const misplaced = misplacedIn(history);
  if (misplaced !== null) return broken('signature', misplaced);
  return history.head === null ? unmade('signature') : checkHead(history.head, keys, isSigned);
};

const checkHead = async (
  { head, signer }: ExportedHead,
  keys: readonly KnownKey[] | null,
  isSigned: IsSigned,
): Promise<Checked> => {
  const known: readonly KnownKey[] = keys ?? [signer];
  const key = known.find(({ id }) => id === head.key);
  if (key === undefined || !isOwnId(key) || !isSame(key, signer))
    return broken('signature', { kind: 'unknownKey', key: head.key });
  if (head.at < signer.since || head.at > (key.until ?? Infinity))
    return broken('signature', { kind: 'keyNotThen', key: head.key });

  const signed = await isSigned(key.key, headText(head), head.signature);
  if (signed === false) return broken('signature', { kind: 'notSigned', key: head.key });
  if (signed === null) return unmade('signature', 'noSignatures');
  return keys === null ? unmade('signature', 'noKeys') : holds('signature', 1);
};

const misplacedIn = ({ head: end, events }: History): Fault | null => {
  const last = events.at(-1);
  if (end === null || last === undefined) return { kind: 'noHead' };
  const { head } = end;
  if (head.table !== last.table) return { kind: 'headOfAnother' };
  if (head.seq !== last.seq) return { kind: 'headElsewhere', head: head.seq, end: last.seq };
  return head.digest === last.digest ? null : { kind: 'headDiffers', seq: last.seq };
};

/** What a history says of its key is what is known of it; that it was replaced since, an older history cannot know. */
const isSame = (known: KnownKey, told: PublicKey): boolean =>
  known.id === told.id && known.key === told.key && (known.since ?? told.since) === told.since;

const isOwnId = ({ id, key }: KnownKey): boolean => {
  const bytes = fromBase64url(key);
  return bytes !== null && keyIdOf(bytes) === id;
};
