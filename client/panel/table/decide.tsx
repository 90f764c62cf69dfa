import type { Asking } from '#engine/kit/game.js';
import { Icon } from './icon.js';
import { isLast } from './last-command.js';
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
  const shown = groups(
    deciding.commands.value.filter((command) => !isLast(command)),
    (command) => at.picksOf(command),
    picked,
  );
  if (at.isElsewhere.value) return null;
  if (at.offered.value === null) return <Waiting />;
  return (
    <section class="decide" aria-label={words.choices}>
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
        <ul key={type} class="choices">
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
      ))}
    </section>
  );
};

const Waiting = () => {
  const at = useAt();
  const { deciding } = useAround();
  if (at.now.value?.status === 'finished' || at.visit.errand.underWay.value !== null) return null;
  return <p class="quiet waiting">{at.me.value === null ? deciding.watching : deciding.wait}</p>;
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

const thing = (at: ReturnType<typeof useAt>, pick: string): string => {
  const [game, state] = [at.words.value?.game, stateOf(at.now.value)];
  const name = (state === null ? null : game?.thing(pick, state, at.names.value)) ?? pick;
  return name.replace(/\.$/, '');
};

const keyOf = (offering: Offering): string =>
  offering.kind === 'command' ? JSON.stringify(offering.command) : offering.picked.join();
