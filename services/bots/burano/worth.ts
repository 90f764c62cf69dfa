import { COIN_LIMIT, HAND_LIMIT, MOST_HOUSES, TOKEN_POINTS } from '#engine/burano/data/supply.js';
import { companyHope } from './company.js';
import { averageOf } from './hopes.js';
import { searchFor } from './search.js';
import type { Outlook, Standing } from './standing.js';
import { surveyOf } from './survey.js';
import type { Survey } from './survey.js';
import { WEIGHTS } from './weights.js';

const ALL_CARDS = 15;

/** What a seat may have in the end. */
export const worthOf = (standing: Standing, outlook: Outlook): number => {
  const survey = surveyOf(standing.street);
  const search = searchFor(standing, survey, outlook);
  const left = ALL_CARDS - survey.cards;
  const room = roomFor(standing, left, outlook.turns, search.useful);
  const slack = COST_OF_A_CARD * (room - left);
  const likely = left === 0 ? 1 : Math.max(0, Math.min(1, room / left));
  return (
    companyHope({ survey, likely }, outlook, room, search, standing.tokens) +
    shopsHope(survey, likely) +
    TOKEN_POINTS * standing.tokens -
    outlook.window * survey.window -
    search.trouble +
    (slack < 0 ? WEIGHTS.short * slack : WEIGHTS.spare * Math.min(WEIGHTS.enough, slack))
  );
};

/** A card, and two coins to place it; the first of each turn costs one less. */
const COST_OF_A_CARD = 3;

/** How many cards more can be placed in time: each turn brings three cards and coins. */
const roomFor = ({ hand, coins }: Standing, left: number, turns: number, useful: number): number =>
  turns === 0
    ? 0
    : (COST_OF_A_CARD * turns +
        Math.min(turns, left) +
        Math.min(coins, COIN_LIMIT) +
        Math.min(useful, hand.length, HAND_LIMIT, left)) /
      COST_OF_A_CARD;

const shopsHope = ({ shopPoints, built }: Survey, likely: number): number =>
  shopPoints + (MOST_HOUSES - (built[0] ?? 0)) * averageOf(0, 'shopPoints') * likely;
