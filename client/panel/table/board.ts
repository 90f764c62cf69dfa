import { computed, effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Asking } from '#engine/kit/game.js';
import type { Table } from '#engine/kit/table.js';
import type { Seat } from '#events/viewer.js';
import type { Face, Moment, Names } from '../../stage/kit/face.js';
import type { Stage, Target } from '../../stage/kit/stage.js';
import { DECIDING_MS, URGENT_MS } from '../../timeline/pacing.js';
import { Show } from '../../timeline/show.js';
import type { Timeline } from '../../timeline/timeline.js';
import { bareStage } from './bare-stage.js';
import type { Deciding, Hand, Offered } from './deciding.js';
import { groundOf } from './ground-of.js';
import { PACES } from './settings.js';
import type { Settings } from './settings.js';
import { stateOf } from './state-of.js';

/** Who looks at the board: what they see, and what they may do. */
export interface Onlooker {
  readonly settings: Settings;
  readonly deciding: Deciding;
  readonly face: ReadonlySignal<Face | null>;
  /** What is looked at, and what is ours: the same but where one looks with other eyes. */
  readonly timeline: ReadonlySignal<Timeline | null>;
  readonly visit: { readonly timeline: ReadonlySignal<Timeline | null>; mend(): void };
  readonly end: ReadonlySignal<number>;
  readonly behind: ReadonlySignal<number>;
  readonly isElsewhere: ReadonlySignal<boolean>;
  /** The table at the moment that is looked at, and as it stands now. */
  readonly table: ReadonlySignal<Table | null>;
  readonly now: ReadonlySignal<Table | null>;
  readonly me: ReadonlySignal<Seat | null>;
  readonly names: ReadonlySignal<Names>;
  readonly around: ReadonlySignal<{ readonly points: string } | null>;
  readonly offered: ReadonlySignal<Offered | null>;
  picksOf(command: Asking): readonly string[];
}

/** Whether there is a board to look at; `none` where it cannot be drawn, `away` where its part of the page did not come. */
export type BoardState = 'coming' | 'here' | 'none' | 'away';

/** The board on the screen, kept in step with what somebody at the table looks at, may press, and points at. */
export class Board {
  readonly #state = signal<BoardState>('coming');
  readonly #show = signal<Show | null>(null);
  readonly #pointed = signal<string | null>(null);
  /** With what was last pressed, anywhere on the page. */
  #hand: Hand = 'mouse';
  #ends: readonly (() => void)[] = [];
  #isClosed = false;
  #stage: Stage | null = null;
  /** What it is drawn in. */
  #place: HTMLElement | null = null;

  constructor(private readonly at: Onlooker) {}

  get state(): ReadonlySignal<BoardState> {
    return this.#state;
  }
  get show(): ReadonlySignal<Show | null> {
    return this.#show;
  }
  get hand(): Hand {
    return this.#hand;
  }
  /** What lies under the pointer. */
  get pointed(): ReadonlySignal<string | null> {
    return this.#pointed;
  }

  /**
   * Sets the board up in an element of the page; where the page was made anew around it, moves it there as it is. Where it
   * cannot be drawn, all goes on in words.
   */
  async openIn(host: HTMLElement, face: Face): Promise<void> {
    const isOpen = this.#place !== null;
    this.#place ??= placeFor(host);
    host.append(this.#place);
    if (isOpen) return;
    const opened = await this.#opened(this.#place, face);
    const stage = typeof opened === 'string' ? bareStage() : opened;
    if (this.#isClosed) {
      stage.close();
      return;
    }
    this.#state.value = typeof opened === 'string' ? opened : 'here';
    this.#begin(stage, face);
  }

  close(): void {
    this.#isClosed = true;
    for (const end of this.#ends) end();
    this.#show.peek()?.close();
    this.#stage?.close();
  }

  /** Goes near to a part of the board, or back to the whole of it. */
  goNear(id: string | null): void {
    this.#stage?.goTo(this.#parts.value.find((part) => part.id === id) ?? null);
  }

  /** The smallest part of the board in which something that can be picked lies. */
  partOf(pick: string | null): string | null {
    const [face, moment] = [this.at.face.value, this.#moment.value];
    const place = pick === null || face === null || moment === null ? null : face.placeOf(pick, moment);
    if (place === null) return null;
    const around = this.#parts.value.filter(
      (part) => Math.abs(place.x - part.x) <= part.width / 2 && Math.abs(place.y - part.y) <= part.height / 2,
    );
    return around.toSorted((one, other) => one.width * one.height - other.width * other.height)[0]?.id ?? null;
  }

  readonly #parts = computed(() => {
    const [face, state] = [this.at.face.value, stateOf(this.at.now.value)];
    if (face === null || state === null) return [];
    return face.parts(state).map(({ id, at: { x, y }, width, height }) => ({ id, x, y, width, height }));
  });

  async #opened(host: HTMLElement, face: Face): Promise<Stage | 'none' | 'away'> {
    const drawing = await import('../../stage/kit/phaser/open-stage.js').catch(() => null);
    if (drawing === null) return 'away';
    try {
      return await drawing.openStage(host, face, {
        pressed: (pick) => this.at.deciding.press(pick, this.#hand),
        pointed: (pick) => {
          this.#pointed.value = pick;
          this.at.deciding.point(pick);
        },
        impatient: () => this.#show.peek()?.hurry(),
      });
    } catch (fault) {
      // Not an error of the page: the game goes on in words. But whoever looks into it wants to know why.
      console.warn('The board cannot be drawn.', fault);
      return 'none';
    }
  }

  /** Whether the table is to be read, since there is nothing to look at. */
  get isMissing(): boolean {
    return this.#state.value === 'none' || this.#state.value === 'away';
  }

  #begin(stage: Stage, face: Face): void {
    const { at } = this;
    const { settings } = at;
    this.#stage = stage;
    let ground = '';
    let called = at.names.peek();
    const show = new Show(stage, face, {
      timeline: () => at.timeline.peek(),
      names: (seat) => at.names.peek()(seat),
      pace: () => PACES[settings.pace.peek()],
      still: () => settings.still.peek(),
      unfit: () => at.visit.mend(),
    });
    this.#show.value = show;
    show.follow();
    const feel = ({ pointerType }: PointerEvent): void => {
      this.#hand = pointerType === 'mouse' ? 'mouse' : 'finger';
    };
    const press = (): void => {
      this.#hand = 'mouse';
    };
    addEventListener('pointerdown', feel, true);
    addEventListener('keydown', press, true);
    this.#ends = [
      () => {
        removeEventListener('pointerdown', feel, true);
        removeEventListener('keydown', press, true);
      },
      effect(() => {
        if (at.timeline.value !== null && at.end.value > 0) untracked(() => show.wake());
      }),
      effect(() => {
        const now = at.names.value;
        if (now !== called) untracked(() => show.anew());
        called = now;
      }),
      effect(() => {
        const below = groundOf(face, stateOf(at.table.value));
        if (below === 'unfit') untracked(() => at.visit.mend());
        if (below === null || below === 'unfit') return;
        const now = JSON.stringify(below);
        if (now !== ground) stage.lay(below.plots, below.parts);
        ground = now;
      }),
      effect(() => stage.still(settings.still.value)),
      effect(() => {
        const within = this.#isDeciding.value ? DECIDING_MS : URGENT_MS;
        if (at.offered.value !== null) untracked(() => show.urgent(within));
      }),
      effect(() => stage.offer(this.#targets.value)),
      effect(() => stage.ghost(this.#ghost.value)),
    ];
  }

  /** Somebody is about to decide: they look at what they may do, or point at it, or have begun to pick it. */
  readonly #isDeciding = computed(() => {
    const { looked, picked, next } = this.at.deciding;
    const pointed = this.#pointed.value;
    return looked.value !== null || picked.value.length > 0 || (pointed !== null && next.value.has(pointed));
  });

  /** The table now, laid out: what is offered is offered there. */
  readonly #moment = computed<Moment | null>(() => {
    const [face, state] = [this.at.face.value, stateOf(this.at.now.value)];
    if (face === null || state === null) return null;
    return { state, layout: face.layout(state, this.at.visit.timeline.value?.viewer ?? 'public', this.at.names.value) };
  });

  readonly #targets = computed<readonly Target[]>(() => {
    const { at } = this;
    const [face, moment, me] = [at.face.value, this.#moment.value, at.me.value];
    if (face === null || moment === null || me === null || this.at.isElsewhere.value) return [];
    const { next, picked, chosen } = at.deciding;
    const already = new Set([...picked.value, ...(chosen.value === null ? [] : at.picksOf(chosen.value))]);
    const called = at.around.value?.points;
    const tagOf = ([only, another]: readonly Asking[]): string | null =>
      only !== undefined && another === undefined ? face.tag(only, moment.state, me, called) : null;
    const open = Array.from(next.value, ([pick, commands]) => ({ pick, tag: tagOf(commands) }));
    const made = [...picked.value.map((pick) => ({ pick, tag: null })), ...open];
    return made.flatMap(({ pick, tag }) => {
      const place = face.placeOf(pick, moment);
      return place === null ? [] : [{ ...place, pick, tag, picked: already.has(pick) }];
    });
  });

  readonly #ghost = computed(() => {
    const { at } = this;
    const [face, moment, me, command] = [at.face.value, this.#moment.value, at.me.value, at.deciding.looked.value];
    if (face === null || moment === null || me === null || command === null || !this.#isOfNow.value) return null;
    const foreseen = foreseenBy(face, command, moment.state, me);
    return foreseen === null ? null : face.layout(foreseen, me, at.names.value);
  });

  /** What is shown is what is decided on: only there can it be shown what would come of it. */
  readonly #isOfNow = computed(() => !this.at.isElsewhere.value && this.at.behind.value === 0);
}

const placeFor = ({ ownerDocument }: HTMLElement): HTMLElement => {
  const place = ownerDocument.createElement('div');
  place.className = 'board-place';
  return place;
};

const foreseenBy = ({ foresee }: Face, command: Asking, state: object, me: number): object | null =>
  foresee === undefined ? null : foresee(command, state, me);
