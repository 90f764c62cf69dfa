import { describe, expect, it } from '@jest/globals';
import { signal } from '@preact/signals';
import type { Consent, Notice } from '#client/panel/table/alert/ports.js';
import { TurnAlert } from '#client/panel/table/alert/turn-alert.js';

/** Anna at a table, with a bell that counts and notices that are listed. */
class AnnaCalled {
  readonly isAsked = signal<boolean | null>(null);
  readonly sound = signal(false);
  readonly notices = signal(false);
  readonly consent = signal<Consent>('unasked');
  /** What she answers when her browser asks her. */
  answer: Consent = 'given';
  isInSight = true;
  rung = 0;
  shown: readonly Notice[] = [];
  isClosed = false;
  readonly alert = new TurnAlert(
    'the table',
    { isAsked: this.isAsked, said: () => ({ title: 'Your turn', text: 'Murano' }) },
    { sound: this.sound, notices: this.notices },
    {
      bell: {
        ring: () => {
          this.rung += 1;
        },
        close: () => {
          this.isClosed = true;
        },
      },
      notices: {
        consent: this.consent,
        ask: () => {
          this.consent.value = this.answer;
          return Promise.resolve();
        },
        show: (notice) => {
          this.shown = [...this.shown, notice];
          return () => {
            this.shown = this.shown.filter((each) => each !== notice);
          };
        },
      },
      isInSight: () => this.isInSight,
    },
  );
  readonly leave = this.alert.watch();
}

/** She has been at the table for a while, it is not her turn, and she likes to be called in both ways. */
const waiting = async (): Promise<AnnaCalled> => {
  const anna = new AnnaCalled();
  anna.isAsked.value = false;
  anna.sound.value = true;
  await anna.alert.wishNotices(true);
  return anna;
};

describe('Somebody whose turn it becomes', () => {
  it('is not called in any way unless they said so', () => {
    const anna = new AnnaCalled();
    anna.isAsked.value = false;
    anna.isInSight = false;
    anna.isAsked.value = true;
    expect([anna.rung, anna.shown]).toEqual([0, []]);
  });

  it('hears it, whether they look or not', async () => {
    const anna = await waiting();
    anna.isAsked.value = true;
    anna.isAsked.value = false;
    anna.isInSight = false;
    anna.isAsked.value = true;
    expect(anna.rung).toBe(2);
  });

  it('gets a notice only while they look elsewhere, and it is gone when they have decided', async () => {
    const anna = await waiting();
    anna.isAsked.value = true;
    expect(anna.shown).toEqual([]);
    anna.isAsked.value = false;
    anna.isInSight = false;
    anna.isAsked.value = true;
    expect(anna.shown).toEqual([{ title: 'Your turn', text: 'Murano', name: 'the table' }]);
    anna.isAsked.value = false;
    expect(anna.shown).toEqual([]);
  });

  it('is called once, not again with every move of their own, nor when the line was cut meanwhile', async () => {
    const anna = await waiting();
    anna.isAsked.value = true;
    for (const known of [null, true, null, true]) anna.isAsked.value = known;
    expect(anna.rung).toBe(1);
  });

  it('is not called where they come and see that it is their turn', () => {
    const anna = new AnnaCalled();
    anna.sound.value = true;
    anna.isAsked.value = true;
    expect(anna.rung).toBe(0);
    anna.isAsked.value = false;
    anna.isAsked.value = true;
    expect(anna.rung).toBe(1);
  });

  it('is called where their page comes to the table out of sight', () => {
    const anna = new AnnaCalled();
    anna.sound.value = true;
    anna.isInSight = false;
    anna.isAsked.value = true;
    expect(anna.rung).toBe(1);
  });

  it('is called no more once they have left, and what called them is put away', async () => {
    const anna = await waiting();
    anna.isInSight = false;
    anna.isAsked.value = true;
    anna.leave();
    expect([anna.shown, anna.isClosed]).toEqual([[], true]);
    anna.isAsked.value = false;
    anna.isAsked.value = true;
    expect(anna.rung).toBe(1);
  });
});

describe('The wish to be called', () => {
  it('is heard when it is made', () => {
    const anna = new AnnaCalled();
    anna.alert.wishSound(true);
    anna.alert.wishSound(false);
    expect([anna.rung, anna.sound.value]).toEqual([1, false]);
  });

  it.each(['refused', 'missing', 'unasked'] as const)(
    'for notices comes to nothing where they are "%s"',
    async (answer) => {
      const anna = new AnnaCalled();
      anna.answer = answer;
      await anna.alert.wishNotices(true);
      expect([anna.notices.value, anna.alert.isNoticing.value]).toEqual([false, false]);
    },
  );

  it('rests where what was allowed is allowed no more', async () => {
    const anna = await waiting();
    anna.consent.value = 'refused';
    anna.isInSight = false;
    anna.isAsked.value = true;
    expect([anna.alert.isNoticing.value, anna.shown]).toEqual([false, []]);
  });
});
