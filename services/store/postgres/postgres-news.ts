import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import type { Pool } from 'pg';
import { News } from '../news.js';
import type { Listening } from '../news.js';
import type { Address } from './address.js';

const CHANNEL = 'laguna_news';

/**
 * Says that something was appended: behind the append and not in it, where it would have all of them wait for one lock; and
 * once for whatever came meanwhile. It is not worth waiting for the disk, and not worth a fault: who listens looks now and then anyway.
 */
export class Crier {
  readonly #pool: Pool;
  #saying = false;
  #more = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  say(): void {
    this.#more = true;
    if (!this.#saying) void this.#sayOn();
  }

  async #sayOn(): Promise<void> {
    this.#saying = true;
    while (this.#more) {
      this.#more = false;
      await this.#pool.query(SAY).catch(() => undefined);
      await after(PAUSE_MS, null, UNHELD);
    }
    this.#saying = false;
  }
}

/** The first word goes out at once; those after it together, because each of them is a commit. */
const PAUSE_MS = 10;
/** A timer that keeps nobody from leaving. */
const UNHELD = { ref: false };

const SAY = {
  name: 'say-news',
  text: `select set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', '')`,
};

/** Until a server that went away is asked for again. */
const AGAIN_MS = 1000;

/** Listens on a connection of its own, and on another one after that broke. */
export class PostgresNews extends News {
  readonly #address: Address;

  constructor(address: Address) {
    super();
    this.#address = address;
  }

  override listen(hear: () => void): Listening {
    let client: pg.Client | null = null;
    let again: NodeJS.Timeout | null = null;
    let stopped = false;
    const begin = async (): Promise<void> => {
      const mine = new pg.Client({ ...addressOf(this.#address), keepAlive: true, application_name: 'laguna news' });
      client = mine;
      const lost = (): void => {
        if (client !== mine || stopped) return;
        client = null;
        mine.end().catch(() => undefined);
        again = setTimeout(() => void begin(), AGAIN_MS);
      };
      mine.on('error', lost).on('end', lost);
      mine.on('notification', hear);
      try {
        await mine.connect();
        await mine.query(`listen ${CHANNEL}`);
        // What was said before anybody listened.
        hear();
      } catch {
        lost();
      }
    };
    const begun = begin();
    return {
      stop: async () => {
        stopped = true;
        if (again !== null) clearTimeout(again);
        await begun;
        await client?.end();
      },
    };
  }
}

const addressOf = (address: Address): pg.ClientConfig =>
  typeof address === 'string' ? { connectionString: address } : { ...address };
