import { computed, effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Table } from '#engine/kit/table.js';
import type { Seat, Viewer } from '#events/viewer.js';
import type { TableAsShown } from '#events/wire/tables.js';
import { api } from '../../net/api.js';
import type { Line } from '../../net/line.js';
import { revealOwn } from '../../net/reveal-own.js';
import { Visit } from '../../net/visit.js';
import type { Face } from '../../stage/kit/face.js';
import { faceOf } from '../../stage/registry.js';
import type { Timeline } from '../../timeline/timeline.js';
import { Chime } from './alert/chime.js';
import { SystemNotices } from './alert/system-notices.js';
import { TurnAlert } from './alert/turn-alert.js';
import { Away } from './away.js';
import { Board } from './board.js';
import { Deciding } from './deciding.js';
import type { Offered } from './deciding.js';
import { Doing } from './doing.js';
import { newNonce } from './nonce.js';
import { namesAt } from './names.js';
import type { SeatWords } from './names.js';
import { OtherEyes } from './other-eyes.js';
import type { Part } from './parts.js';
import { Settings } from './settings.js';
import { Spoken } from './spoken.js';
import { stateOf } from './state-of.js';
import { NO_STORY, toldOn } from './story.js';
import type { Story } from './story.js';
import { tryShowing } from './try-showing.js';
import { watchOver } from './watch-over.js';

/** Whether the game's face is known here, and why not. */
export type FaceState =
  { readonly kind: 'coming' | 'unknown' | 'notLoaded' } | { readonly kind: 'here'; readonly face: Face };

/**
 * Somebody at a table: what they see of it and at which moment, in which language, and how they come to decide. All
 * that the parts of the screen show is here, and each shows a little of it.
 */
export class AtTable {
  readonly visit: Visit;
  readonly settings = new Settings();
  readonly spoken = new Spoken();
  readonly away: Away;
  readonly board: Board;
  readonly deciding: Deciding;
  readonly alert: TurnAlert;
  readonly doing = new Doing();
  /** The part of the panel that is open, and whether it is up where the screen is small. */
  readonly part = signal<Part>('decide');
  readonly isSheetUp = signal(true);
  /** Whether the table in words lies over the board. */
  readonly isTextSeen = signal(false);
  /** What we shall add to the luck if we sit down: made up, until somebody types their own. */
  readonly luck = signal(newNonce());
  readonly #faceState = signal<FaceState>({ kind: 'coming' });
  readonly #otherEyes: OtherEyes;
  #ends: readonly (() => void)[] = [];

  constructor(
    readonly id: string,
    readonly line: Line,
  ) {
    this.visit = new Visit(id, line);
    this.#otherEyes = new OtherEyes(() => api.export(id));
    this.away = new Away(id, () => line.player.peek()?.id ?? null);
    this.deciding = new Deciding(
      this.offered,
      (command) => this.picksOf(command),
      (command) => {
        // Who has decided does not wait to see what came before.
        if (this.isLive.peek()) this.board.show.peek()?.hurry();
        // Nor does what came before lie over the board any longer.
        this.away.dismiss();
        this.visit.give(command);
      },
    );
    this.board = new Board(this);
    this.alert = new TurnAlert(`laguna.turn.${id}`, this, this.settings, {
      bell: new Chime(() => this.settings.sound.peek()),
      notices: new SystemNotices(),
      isInSight: () => !document.hidden,
    });
  }

  get faceState(): ReadonlySignal<FaceState> {
    return this.#faceState;
  }
  get words(): Spoken['words'] {
    return this.spoken.words;
  }
  get around(): Spoken['around'] {
    return this.spoken.around;
  }

  readonly face = computed(() => (this.#faceState.value.kind === 'here' ? this.#faceState.value.face : null));
  readonly timeline = computed(() => this.#otherEyes.timeline.value ?? this.visit.timeline.value);
  readonly eyes = computed<Viewer>(() => this.timeline.value?.viewer ?? 'public');
  readonly end = computed(() => {
    // The timeline grows in place, and says so here.
    const end = this.visit.end.value;
    return this.timeline.value === this.visit.timeline.value ? end : (this.timeline.value?.end ?? 0);
  });
  readonly me = computed<Seat | null>(() => seatOf(this.visit.timeline.value?.viewer));
  readonly names = computed(() => namesAt(this.visit.shown.value, this.around.value?.seats ?? LETTERS));

  /** The seq that is looked at. */
  readonly shown = computed(() => this.board.show.value?.shown.value ?? this.end.value);
  readonly behind = computed(() => Math.max(0, this.end.value - this.shown.value));
  readonly isLive = computed(() => (this.board.show.value?.going.value ?? 'live') === 'live');
  /** Somebody looks at another moment than the present one, or with other eyes than their own. */
  readonly isElsewhere = computed(
    () => (!this.isLive.value && this.behind.value > 0) || this.timeline.value !== this.visit.timeline.value,
  );
  /** The table at the moment that is looked at. */
  readonly table = computed<Table | null>(
    () => this.timeline.value?.at(Math.min(this.shown.value, this.end.value)) ?? null,
  );
  /** The table as it stands now. */
  readonly now = computed<Table | null>(() => this.visit.timeline.value?.at(this.visit.end.value) ?? null);
  readonly offered = computed<Offered | null>(() => {
    const offered = this.visit.offered.value;
    if (offered === null || this.visit.errand.underWay.value !== null) return null;
    return offered.choices.length > 0 ? offered : null;
  });

  /** Whether our seat is asked; `null` while it is not known, as with a move of ours under way. */
  readonly isAsked = computed<boolean | null>(() => {
    if (this.offered.value !== null) return true;
    const [table, timeline, me] = [this.now.value, this.visit.timeline.value, this.me.value];
    if (table === null || timeline === null || this.visit.errand.underWay.value !== null) return null;
    if (me === null || table.status !== 'playing') return false;
    return timeline.game.deciding(table.state).includes(me) ? null : false;
  });

  #told: Story = NO_STORY;
  #toldOf: Timeline | null = null;
  readonly story = computed<Story>(() => {
    const timeline = this.timeline.value;
    if (timeline === null || this.end.value < timeline.start) return NO_STORY;
    this.#told = toldOn(this.#toldOf === timeline ? this.#told : NO_STORY, timeline);
    this.#toldOf = timeline;
    return this.#told;
  });

  /** Comes to the table; `leave` is owed. */
  come(): void {
    this.#ends = [
      effect(() => {
        const shown = this.visit.shown.value;
        if (shown !== null && this.#faceState.peek().kind === 'coming') untracked(() => void this.#meet(shown));
      }),
      ...watchOver(this),
      revealOwn(this.id, this.now),
      this.alert.watch(),
    ];
    this.visit.come();
  }

  leave(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.board.close();
    this.settings.close();
    this.visit.leave();
  }

  /** Looks at a finished table as somebody else saw it, or as we did. */
  async lookAs(viewer: Viewer): Promise<void> {
    const own = this.visit.timeline.value;
    if (own !== null) await this.doing.does(() => this.#otherEyes.choose(own, viewer));
  }

  /** What somebody is called to the table with; no secret is in it, for it may be read over a shoulder. */
  said(): { readonly title: string; readonly text: string } {
    return { title: this.around.peek()?.deciding.yourTurn ?? '', text: this.face.peek()?.game.title ?? '' };
  }

  picksOf(command: { readonly type: string }): readonly string[] {
    const state = stateOf(this.now.value);
    return state === null ? [] : (this.face.value?.picks(command, state) ?? []);
  }

  endsTurn(command: { readonly type: string }): boolean {
    return this.face.value?.endsTurn?.(command) ?? false;
  }

  async #meet({ game, edition }: TableAsShown): Promise<void> {
    const face = await faceOf(game, edition).catch(() => 'notLoaded' as const);
    if (face === null || face === 'notLoaded') {
      this.#faceState.value = { kind: face ?? 'unknown' };
      return;
    }
    this.visit.tries((table, viewer) => {
      tryShowing(face, this.words.peek()?.game ?? null, this.names.peek(), table, viewer);
    });
    this.#faceState.value = { kind: 'here', face };
    await this.spoken.of(face);
  }
}

const seatOf = (viewer: Viewer | undefined): Seat | null => (typeof viewer === 'number' ? viewer : null);

/** Until there are words. */
const LETTERS: SeatWords = { seat: (letter) => letter, bot: (name) => name };
