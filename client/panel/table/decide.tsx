import { useState } from 'preact/hooks';
import type { Asking } from '#engine/kit/game.js';
import { byArea } from './areas.js';
import type { AtTable } from './at-table.js';
import { Icon } from './icon.js';
import { useKeptFocus } from './keep-focus.js';
import { News } from './news.js';
import { groups } from './picking.js';
import type { Offering } from './picking.js';
import { useAround, useAt } from './seated.js';
import { stateOf } from './state-of.js';

/** All that one may do, as buttons: what is pressed on the board can be pressed here as well. */
export const Decide = () => {
  const at = useAt();
  const { deciding: words } = useAround();
  const { deciding } = at;
  const picked = deciding.picked.value;
  const keptFocus = useKeptFocus();
  if (at.isElsewhere.value) return null;
  if (at.offered.value === null) return <News />;
  const shown = groups(
    deciding.commands.value.filter((command) => !at.endsTurn(command)),
    (command) => at.picksOf(command),
    picked,
  );
  return (
    <section class="decide" aria-label={words.choices} {...keptFocus}>
      {picked.length > 0 && (
        <p class="picked">
          <span>{picked.map((pick) => thing(at, pick)).join(' · ')}</span>
          <button type="button" class="deed" onClick={() => void deciding.back()}>
            <Icon sign="undo" />
            {words.back}
          </button>
        </p>
      )}
      {shown.map(({ type, offerings }) => (
        <Choices key={type} offerings={offerings} />
      ))}
    </section>
  );
};

/** Buttons of one kind: where there are many, those of one part of the board at a time. */
const Choices = ({ offerings }: { readonly offerings: readonly Offering[] }) => {
  const at = useAt();
  const [open, setOpen] = useState<string | null>(null);
  const areas = byArea(offerings, (offering) => at.board.partOf(lastPickOf(at, offering)));
  if (areas === null) return <Keys offerings={offerings} />;
  const press = (part: string): void => {
    const next = part === open ? null : part;
    setOpen(next);
    if (at.board.hand === 'finger') at.board.goNear(next);
  };
  return (
    <ul class="choices">
      {areas.map(({ part, things }) => (
        <li key={part}>
          {things.length > 1 && (
            <AreaKey part={part} ways={things.length} isOpen={part === open} press={() => press(part)} />
          )}
          {(things.length === 1 || part === open) && <Keys offerings={things} />}
        </li>
      ))}
    </ul>
  );
};

const Keys = ({ offerings }: { readonly offerings: readonly Offering[] }) => (
  <ul class="choices">
    {offerings.map((offering) => (
      <li key={keyOf(offering)}>
        {offering.kind === 'command' ? (
          <CommandKey command={offering.command} />
        ) : (
          <PicksKey picked={offering.picked} ways={offering.ways} />
        )}
      </li>
    ))}
  </ul>
);

interface AreaShown {
  readonly part: string;
  readonly ways: number;
  readonly isOpen: boolean;
  readonly press: () => void;
}

const AreaKey = ({ part, ways, isOpen, press }: AreaShown) => {
  const at = useAt();
  const { deciding } = useAround();
  return (
    <button
      type="button"
      class={isOpen ? 'choice leads-on is-open' : 'choice leads-on'}
      aria-expanded={isOpen}
      onClick={press}
    >
      <span>{thing(at, part)}</span>
      <small>{deciding.ways(ways)}</small>
      <Icon sign="on" />
    </button>
  );
};

const CommandKey = ({ command }: { readonly command: Asking }) => {
  const at = useAt();
  const { deciding } = at;
  const [game, state] = [at.words.value?.game, stateOf(at.now.value)];
  if (game === undefined || state === null) return null;
  const isChosen = deciding.chosen.value === command;
  return (
    <button
      type="button"
      class={isChosen ? 'choice is-chosen' : 'choice'}
      aria-pressed={isChosen ? true : undefined}
      onClick={() => deciding.choose(command, at.board.hand)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') deciding.look(command);
      }}
      onPointerLeave={() => deciding.look(null)}
      onFocus={({ currentTarget }) => {
        // A finger's press gives the focus too: what it shows then would move the button away from under it.
        if (currentTarget.matches(':focus-visible')) deciding.look(command);
      }}
      onBlur={() => deciding.look(null)}
    >
      {game.choice(command, state, at.names.value)}
    </button>
  );
};

const PicksKey = ({ picked, ways }: { readonly picked: readonly string[]; readonly ways: number }) => {
  const at = useAt();
  const { deciding } = useAround();
  return (
    <button type="button" class="choice leads-on" onClick={() => at.deciding.pick(picked)}>
      <span>{thing(at, picked.at(-1) ?? '')}</span>
      <small>{deciding.ways(ways)}</small>
      <Icon sign="on" />
    </button>
  );
};

const thing = (at: AtTable, pick: string): string => {
  const [game, state] = [at.words.value?.game, stateOf(at.now.value)];
  const name = (state === null ? null : game?.thing(pick, state, at.names.value)) ?? pick;
  return name.replace(/\.$/, '');
};

/** What is pressed last on the board for it. */
const lastPickOf = (at: AtTable, offering: Offering): string | null =>
  (offering.kind === 'command' ? at.picksOf(offering.command) : offering.picked).at(-1) ?? null;

const keyOf = (offering: Offering): string =>
  offering.kind === 'command' ? JSON.stringify(offering.command) : offering.picked.join();
