import { signal } from '@preact/signals';
import { PublicKeys } from '#events/wire/heads.js';
import type { PublicKey } from '#events/wire/heads.js';
import { heard } from '#events/wire/heard.js';
import { knownRules } from '#verify/rules.js';
import type { Verdict } from '#verify/verdict.js';
import { verify } from '#verify/verify.js';
import { texts } from '../net/texts.js';
import { webSigned } from './web-signed.js';

/** The keys that are at hand, and where they come from. */
export type KeysAtHand =
  | { readonly from: 'nowhere' }
  | { readonly from: 'server'; readonly keys: readonly PublicKey[] }
  | { readonly from: 'file'; readonly name: string; readonly keys: readonly PublicKey[] };

/** How far the check of a file has come. */
export type Looked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'looking'; readonly name: string }
  | { readonly kind: 'seen'; readonly name: string; readonly verdict: Verdict }
  | { readonly kind: 'not keys' | 'not read'; readonly name: string };

/** Where games are laid to be checked. Nothing that is laid here leaves it. */
export class Desk {
  readonly keys = signal<KeysAtHand>({ from: 'nowhere' });
  readonly looked = signal<Looked>({ kind: 'nothing' });
  #game: File | null = null;
  /** Of several checks under way, what came of the last one is shown. */
  #checks = 0;

  /** A page that came from a server asks it for its keys; one that lies on a disk has nobody to ask. */
  async askForKeys(): Promise<void> {
    if (!location.protocol.startsWith('http')) return;
    const told = await fetch('/api/keys')
      .then((answer): Promise<unknown> => answer.json())
      .catch(() => null);
    const read = heard(PublicKeys).safeParse(told);
    if (read.success && this.keys.value.from === 'nowhere') this.#take({ from: 'server', keys: read.data.keys });
  }

  async take(file: File): Promise<void> {
    if (/\.json$/i.test(file.name)) await this.takeKeys(file);
    else await this.#look(file);
  }

  async takeKeys(file: File): Promise<void> {
    const { name } = file;
    const keys = await keysIn(file);
    if (keys === null) this.looked.value = { kind: 'not keys', name };
    else this.#take({ from: 'file', name, keys });
  }

  #take(keys: KeysAtHand): void {
    this.keys.value = keys;
    if (this.#game !== null) void this.#look(this.#game);
  }

  async #look(file: File): Promise<void> {
    const { name } = file;
    this.#game = file;
    this.#checks += 1;
    const check = this.#checks;
    this.looked.value = { kind: 'looking', name };
    try {
      const atHand = this.keys.value;
      const keys = atHand.from === 'nowhere' ? null : atHand.keys;
      const verdict = await verify(texts({ body: file.stream() }), { rules: knownRules, isSigned: webSigned, keys });
      if (check === this.#checks) this.looked.value = { kind: 'seen', name, verdict };
    } catch (fault) {
      // What the browser cannot read, such as a folder, it says so itself.
      if (!(fault instanceof DOMException)) throw fault;
      if (check === this.#checks) this.looked.value = { kind: 'not read', name };
    }
  }
}

const MOST_BYTES = 1 << 20;

const keysIn = async (file: File): Promise<readonly PublicKey[] | null> => {
  if (file.size > MOST_BYTES) return null;
  try {
    return heard(PublicKeys).safeParse(JSON.parse(await file.text())).data?.keys ?? null;
  } catch {
    return null;
  }
};
