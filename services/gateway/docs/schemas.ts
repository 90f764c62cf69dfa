import * as z from 'zod';
import { Outcome } from '#events/table/events.js';
import { Credentials, NewGuest, Player, SignedIn } from '#events/wire/accounts.js';
import { ExportedHead, ExportedLine, PublicKey, PublicKeys, SignedHead } from '#events/wire/heads.js';
import { Choices, CommandAsked, CommandDone, ExportedEvent, ShownEvent, ShownState } from '#events/wire/play.js';
import { Act, Acts, FiledReport, FiledReports, FoundTable, FoundTables } from '#events/wire/admin.js';
import { Access, Accesses, MyReports, NewReport, Report } from '#events/wire/audit.js';
import { Timeline, TimelineEntry } from '#events/wire/timeline.js';
import { Problem } from '#events/wire/problem.js';
import {
  GameRecord,
  GamesAsShown,
  PlayerAsShown,
  SkillRating,
  Standing,
  StandingsAsShown,
} from '#events/wire/standings.js';
import {
  Clock,
  NewTable,
  OfferedGame,
  Options,
  SeatAsked,
  SeatAtTable,
  TableAsShown,
  TablesAsShown,
  Visibility,
} from '#events/wire/tables.js';

export const OfferedGames = z.array(OfferedGame).readonly();

export const Health = z.strictObject({
  status: z.enum(['live', 'ready', 'not ready']),
  why: z.string().exactOptional(),
});

/** A document that describes others is not described itself. */
export const PlainDocument = z.looseObject({});

/** Schemas that both sides know by name. Whatever is not here stands where it is used. */
const SHARED = { Player, Options, Visibility, Clock };

/** What is asked: defaults need not be written. */
export const ASKED = { ...SHARED, NewGuest, Credentials, NewTable, SeatAsked, CommandAsked, NewReport };

/** What is answered: defaults are always there. */
export const ANSWERED = {
  ...SHARED,
  ...{ SignedIn, OfferedGame, SeatAtTable, Outcome, TableAsShown, TablesAsShown },
  ...{ SkillRating, Standing, StandingsAsShown, GameRecord, PlayerAsShown, GamesAsShown },
  ...{ ShownEvent, CommandDone, Choices, ShownState, ExportedEvent, Problem, Health },
  ...{ Report, MyReports, Access, Accesses, Act, Acts, FiledReport, FiledReports },
  ...{ FoundTable, FoundTables, TimelineEntry, Timeline },
  ...{ PublicKey, PublicKeys, SignedHead, ExportedHead, ExportedLine },
};
