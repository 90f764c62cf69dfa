import { argon2id, hash, verify } from 'argon2';
import { tooFast } from '../http/refused.js';

/** Passwords as they are kept: argon2id, with what OWASP asks for at the least. A few at once, since each takes 19 MiB. */
export class Passwords {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  /** Takes as long whether or not there is an account of that name. */
  async fits(password: string, kept: string | null): Promise<boolean> {
    const fits = await this.inTurn(async () => verify(kept ?? (await NOBODYS), password));
    return kept !== null && fits;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MOST_WAITING) throw tooFast(1);
    if (this.underWay >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.underWay += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.underWay -= 1;
      else next();
    }
  }
}

const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MOST_WAITING = 100;

/** Of no account: what a password is measured against where the name is unknown. */
const NOBODYS = hash('nobody has this password', COST);
