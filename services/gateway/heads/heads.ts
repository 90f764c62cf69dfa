import { Injectable, Logger } from '@nestjs/common';
import { headText } from '#events/chain/head.js';
import type { ExportedHead, PublicKey, SignedHead } from '#events/wire/heads.js';
import { PROTOCOL } from '#events/wire/protocol.js';
import { Signatures } from '#store/signatures.js';
import type { BareTable } from '../tables/bare-table.js';
import type { HotTable } from '../tables/hot-table.js';
import type { Pinned, Standing } from '../tables/standing.js';
import { SigningKey } from './signing-key.js';

/** A table whose head can be signed: that takes no rules. */
type Signable = HotTable | BareTable;

interface SignedPlace {
  readonly table: { readonly seq: number };
  readonly digest: Standing['digest'];
}

/**
 * Signs where tables stand. The last head of a table is signed when its end is stored, by whoever stored it, and kept: what
 * is changed in the database afterwards does not fit it any more, and this node would not sign it anew.
 */
@Injectable()
export class Heads {
  private readonly log = new Logger('heads');
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly key: SigningKey,
    private readonly signatures: Signatures,
  ) {}

  /** Everything that is stored comes by here. */
  moved({ id }: Pick<Pinned, 'id'>, standing: Standing): void {
    if (standing.table.status !== 'finished') return;
    const keeping = this.signatures.keepLast(this.signed(id, standing)).catch((fault: unknown) => {
      // Whoever asks for the export first has it signed then.
      this.log.warn(fault);
    });
    this.underWay.add(keeping);
    void keeping.finally(() => this.underWay.delete(keeping));
  }

  /** Where a table stands. */
  async at({ pinned: { id }, standing }: Signable): Promise<SignedHead> {
    if (standing.table.status !== 'finished') return this.signed(id, standing);
    return (await this.signatures.last(id)) ?? this.signatures.keepLast(this.signed(id, standing));
  }

  /** The last line of an export. */
  async exported(table: Signable): Promise<Omit<ExportedHead, 'sha256'>> {
    const head = await this.at(table);
    const keys = await this.keys();
    return { protocol: PROTOCOL, head, signer: keys.find(({ id }) => id === head.key) ?? this.own(head.at) };
  }

  keys(): Promise<readonly PublicKey[]> {
    return this.signatures.keys();
  }

  async settle(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private own(since: number): PublicKey {
    return { id: this.key.id, key: this.key.publicKey, since };
  }

  private signed(table: Pinned['id'], { table: { seq }, digest }: SignedPlace): SignedHead {
    const head = { table, seq, digest, at: Date.now(), key: this.key.id };
    return { ...head, signature: this.key.sign(headText(head)) };
  }
}
