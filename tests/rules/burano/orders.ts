import type { BuranoCommand } from '#events/burano/commands.js';
import type { Character, Column, Floor, FloorCard, House } from '#events/burano/components.js';

export const take = (column: Column, ...floors: readonly Floor[]): BuranoCommand => ({
  type: 'takeFloors',
  column,
  floors,
});
export const place = (card: FloorCard, house: House): BuranoCommand => ({ type: 'placeFloor', card, house });
export const finishPlacing: BuranoCommand = { type: 'finishPlacing' };
export const welcome = (house: House, character: Character): BuranoCommand => ({ type: 'welcome', house, character });
export const giveBack = (card: FloorCard): BuranoCommand => ({ type: 'returnFloor', card });
export const dismiss = (character: Character): BuranoCommand => ({ type: 'dismiss', character });
