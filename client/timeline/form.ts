import type * as z from 'zod';
import { isTableEvent } from '#engine/kit/table.js';
import type { Asking, Game } from '#engine/kit/game.js';
import { isUndo } from '#engine/kit/undo.js';
import type { Happening } from '#events/seen-by.js';
import { TableEvent } from '#events/table/events.js';
import { heard } from '#events/wire/heard.js';

/** Throws where an event, as somebody was shown it, has no form in which it happens at a table of this game. */
export const checkForm = (game: Game, event: Happening): void => {
  if (isTableEvent(event)) tableEvent.parse(event);
  else (formsOf(game).old[event.type] ?? formsOf(game).event).parse(event);
};

/** Whether something offered is a command of this game, or the way back from one. */
export const isCommand = (game: Game, offered: Asking): boolean =>
  isUndo(offered) || formsOf(game).command.safeParse(offered).success;

const tableEvent = heard(TableEvent);

interface Forms {
  readonly event: z.ZodType<Happening>;
  /** Of events that older releases wrote, by type. */
  readonly old: Readonly<Record<string, z.ZodType<Happening>>>;
  readonly command: z.ZodType<Asking>;
}

/** As a client reads them: what a newer server adds is passed over. Made once for each game. */
const FORMS = new WeakMap<Game, Forms>();

const formsOf = (game: Game): Forms => {
  const known = FORMS.get(game);
  if (known !== undefined) return known;
  const old = Object.fromEntries(Object.entries(game.upcasts).map(([type, { form }]) => [type, heard(form)]));
  const forms = { event: heard(game.event), old, command: heard(game.command) };
  FORMS.set(game, forms);
  return forms;
};
