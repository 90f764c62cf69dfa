import { describe, expect, it } from '@jest/globals';
import type { DeadLetter } from '#events/wire/fed.js';
import { DeadLetters } from '#feed/dead-letters.js';
import type { Sending } from '#feed/kafka-words.js';
import { eventually } from '#tests/store/embedded/eventually.js';

/** A Kafka that does not take the first so many goes of what it is sent. */
const aKafka = (refusals: number) => {
  const taken: string[] = [];
  const closed: number[] = [];
  let [tries, senders] = [0, 0];
  const sender = () => {
    const mine = (senders += 1);
    return Promise.resolve({
      send: (all: Sending) => {
        tries += 1;
        if (tries <= refusals) return Promise.reject(new Error('It is away.'));
        taken.push(...all.flatMap(({ messages }) => messages.map(({ key }) => key)));
        return Promise.resolve();
      },
      close: () => {
        closed.push(mine);
        return Promise.resolve();
      },
    });
  };
  return { sender, taken, closed };
};

const letter = (offset: number): DeadLetter => ({
  ...{ reason: 'not_json', topic: 'laguna.events', partition: 3, offset },
  ...{ key: null, value: null },
});

const keys = (offsets: readonly number[]) => offsets.map((offset) => `laguna.events/3/${offset}`);

describe('Poison that cannot be put aside', () => {
  it('is put again a little later, by another sender, though no more comes', async () => {
    const kafka = aKafka(2);
    const faults: unknown[] = [];
    const dead = new DeadLetters(kafka, { afterFaultMs: 1, onFault: (fault) => void faults.push(fault) });
    await dead.put([letter(1), letter(2)]);
    await eventually('it was put', () => kafka.taken.length > 0);
    await dead.close();

    expect(kafka.taken).toEqual(keys([1, 2]));
    expect(faults).toHaveLength(2);
    expect(kafka.closed).toEqual([1, 2, 3]);
  });

  it('goes ahead of what comes meanwhile, and of very much the first stay', async () => {
    const kafka = aKafka(2);
    const dead = new DeadLetters(kafka, { afterFaultMs: 60_000, onFault: () => undefined });
    const many = Array.from({ length: 150 }, (_, offset) => letter(offset));
    await dead.put(many);
    await dead.put([letter(150)]);
    await dead.put([letter(151)]);
    await dead.close();

    expect(kafka.taken).toEqual(keys([...many.slice(0, 100).map(({ offset }) => offset), 151]));
  });
});
