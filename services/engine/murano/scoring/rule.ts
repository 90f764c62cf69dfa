import type { MuranoCommand } from '#events/murano/commands.js';
import type { Beads, Character, Island } from '#events/murano/components.js';
import type { MuranoEvent } from '#events/murano/events.js';
import type { Seat } from '#events/viewer.js';
import { accept, refuse } from '#engine/kit/decision.js';
import type { Decision } from '#engine/kit/decision.js';
import { islandOfBerth } from '../data/islands.js';
import { beadCount, holdsBeads, playerOf } from '../players.js';
import { rulingsOf } from '../rulings.js';
import type { MuranoState, Player } from '../state.js';
import { areOf, beadSetsOf, NO_BEADS, scoringCards, standsFor } from './beads.js';
import { EXCHANGE, scoringOf, VP_PER_BEAD } from './characters.js';
import { nextToScore, unscoredBerths } from './gondoliers.js';
import { survey } from './survey.js';
import type { Survey } from './survey.js';

/** Every command that the seat may give in its scoring: exactly those that `decideScoring` accepts. */
export const scoringChoices = (state: MuranoState, seat: Seat): readonly MuranoCommand[] => {
  const scoring = thinkable(state, seat).filter((command) => score(state, seat, command).ok);
  return mustGoOn(state, scoring) ? scoring : [...scoring, { type: 'finishScoring' }];
};

/** A character that takes neither gold nor beads has to be scored where it can be (rule F2). */
const mustGoOn = (state: MuranoState, possible: readonly ScoringCommand[]): boolean =>
  !rulingsOf(state).mayLeaveUnscored && possible.some(({ type }) => type === 'scoreCharacter');

/** The scoring of the seat whose turn it is to score. Rules F1 to F8. */
export const decideScoring = (state: MuranoState, seat: Seat, command: MuranoCommand): Decision<MuranoEvent> => {
  if (isScoringCommand(command)) return score(state, seat, command);
  if (command.type !== 'finishScoring') return refuse('F1', 'The game has ended: characters are scored now.');
  const possible = thinkable(state, seat).filter((one) => score(state, seat, one).ok);
  if (mustGoOn(state, possible)) return refuse('F2', 'Score each character that can still be scored first.');

  const vp = unscoredBerths(state, seat).length;
  return accept({ type: 'ScoringFinished', seat, vp, next: nextToScore(state, seat) });
};

/** The commands that score a character. */
export type ScoringCommand = Extract<MuranoCommand, { readonly card: Character; readonly island: Island }>;

const isScoringCommand = (command: MuranoCommand): command is ScoringCommand =>
  'card' in command && 'island' in command;

const score = (state: MuranoState, seat: Seat, command: ScoringCommand): Decision<CharacterScored> => {
  const { card, island } = command;
  const player = playerOf(state, seat);
  if (!player.characters.includes(card)) return refuse('F2', 'You do not hold that character.');
  const berth = unscoredBerths(state, seat).find((at) => islandOfBerth(at) === island);
  if (berth === undefined) return refuse('F3', 'No gondolier of yours is left to score on that island.');

  const there = survey(state, island, seat);
  const unpaid: CharacterScored = {
    type: 'CharacterScored',
    seat,
    card,
    island,
    berth,
    gold: 0,
    beads: NO_BEADS,
    vp: 0,
  };
  switch (command.type) {
    case 'scoreCharacter':
      return forNothing(unpaid, there);
    case 'exchangeGold':
      return forGold(unpaid, there, player, command.gold);
    case 'deliverBeads':
      return forBeads(unpaid, there, player, command.beads);
  }
};

type CharacterScored = Extract<MuranoEvent, { readonly type: 'CharacterScored' }>;

const forNothing = (unpaid: CharacterScored, there: Survey): Decision<CharacterScored> => {
  const scoring = scoringOf(unpaid.card);
  if (scoring.kind !== 'static') return refuse('F5', 'That character wants gold or beads.');
  const vp = scoring.vp(there);
  if (vp === 0) return bringsNothing;

  return accept({ ...unpaid, vp });
};

const forGold = (unpaid: CharacterScored, there: Survey, player: Player, gold: number): Decision<CharacterScored> => {
  const scoring = scoringOf(unpaid.card);
  if (scoring.kind !== 'exchange') return refuse('F5', 'That character takes no gold.');
  if (!scoring.opens(there)) return bringsNothing;
  const vp = EXCHANGE.get(gold);
  if (vp === undefined) return refuse('F6', 'You may exchange 2, 4, 6, 7 or 8 gold.');
  if (gold > player.gold) return refuse('F6', 'You do not have that much gold.');

  return accept({ ...unpaid, gold, vp });
};

const forBeads = (unpaid: CharacterScored, there: Survey, player: Player, beads: Beads): Decision<CharacterScored> => {
  const scoring = scoringOf(unpaid.card);
  if (scoring.kind !== 'delivery') return refuse('F5', 'That character takes no beads.');
  if (scoring.island !== there.island) return bringsNothing;
  const glasses = standsFor(scoringCards(player), scoring.glass);
  if (!areOf(beads, glasses)) return refuse('F7', `You may deliver 1 to 3 beads that count as ${scoring.glass}.`);
  if (!holdsBeads(player.beads, beads)) return refuse('F7', 'You do not have those beads.');

  return accept({ ...unpaid, beads, vp: VP_PER_BEAD * beadCount(beads) });
};

const bringsNothing = refuse('F4', 'That character brings nothing on that island.');

/** The commands worth asking `decideScoring` about: each card held, where a gondolier is left, for all it might take. */
const thinkable = (state: MuranoState, seat: Seat): readonly ScoringCommand[] => {
  const player = playerOf(state, seat);
  const islands = new Set(unscoredBerths(state, seat).map(islandOfBerth));
  return player.characters.flatMap((card) =>
    card === null ? [] : [...islands].flatMap((island) => waysToScore(card, island, player)),
  );
};

const waysToScore = (card: Character, island: Island, player: Player): readonly ScoringCommand[] => {
  const scoring = scoringOf(card);
  switch (scoring.kind) {
    case 'static':
      return [{ type: 'scoreCharacter', card, island }];
    case 'exchange':
      return [...EXCHANGE.keys()].map((gold) => ({ type: 'exchangeGold', card, island, gold }));
    case 'delivery':
      return beadSetsOf(player.beads, standsFor(scoringCards(player), scoring.glass)).map((beads) => ({
        type: 'deliverBeads',
        card,
        island,
        beads,
      }));
  }
};
