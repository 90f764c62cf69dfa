import { get } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { ShownEvent } from '#events/wire/play.js';
import type { Visitor } from './visitor.js';

/** Follows a table with nothing but HTTP, over as many streams as it takes: comes back with the last id that was heard. */
export class StreamReader {
  /** Everything that came, piece by piece, in the letters in which it came. */
  readonly heard: string[] = [];
  readonly events: ShownEvent[] = [];
  readonly #visitor: Visitor;
  readonly #table: string;
  readonly #query: string;
  #request: ClientRequest | null = null;
  #end: () => void = () => undefined;
  /** Resolves when the service has ended the stream. */
  readonly ended = new Promise<void>((resolve) => (this.#end = resolve));
  #waiting: { readonly seq: number; readonly then: () => void }[] = [];

  constructor(visitor: Visitor, table: string, query = '') {
    this.#visitor = visitor;
    this.#table = table;
    this.#query = query;
  }

  /** The last seq that was heard. */
  get seq(): number {
    return this.events.at(-1)?.seq ?? 0;
  }

  /** Opens a stream, or another one after the last was cut, there or at another node. */
  come(url = this.#visitor.url): Promise<void> {
    const { token } = this.#visitor;
    const headers = {
      accept: 'text/event-stream',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(this.seq === 0 ? {} : { 'last-event-id': String(this.seq) }),
    };
    return new Promise((resolve, reject) => {
      const request = get(`${url}/api/tables/${this.#table}/events${this.#query}`, { headers }, (response) => {
        if (response.statusCode !== 200) {
          reject(new Error(`The stream was answered with ${String(response.statusCode)}.`));
          return;
        }
        this.#listen(request, response);
        resolve();
      });
      request.once('error', reject);
      this.#request = request;
    });
  }

  cut(): void {
    this.#request?.destroy();
    this.#request = null;
  }

  /** Resolves when an event of that seq, or a later one, has been heard. */
  reaches(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((then) => this.#waiting.push({ seq, then }));
  }

  #listen(request: ClientRequest, response: IncomingMessage): void {
    let rest = '';
    response.once('end', () => this.#end());
    response.setEncoding('utf8').on('data', (text: string) => {
      if (request !== this.#request) return;
      const pieces = (rest + text).split('\n\n');
      rest = pieces.pop() ?? '';
      for (const piece of pieces) this.#take(piece);
    });
  }

  #take(piece: string): void {
    this.heard.push(piece);
    const [, id, told] = /^id: (\d+)\ndata: (.*)$/.exec(piece) ?? [];
    if (id === undefined || told === undefined) return;
    const event = ShownEvent.parse(JSON.parse(told));
    if (String(event.seq) !== id) throw new Error(`Event ${event.seq} came with the id ${id}.`);
    this.events.push(event);
    for (const { then } of this.#waiting.filter(({ seq }) => seq <= event.seq)) then();
    this.#waiting = this.#waiting.filter(({ seq }) => seq > event.seq);
  }
}
