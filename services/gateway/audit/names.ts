import { Injectable } from '@nestjs/common';
import type { Player } from '#events/wire/accounts.js';
import type { Access } from '#events/wire/audit.js';
import type { Act, FiledReport } from '#events/wire/admin.js';
import { People } from '#store/people.js';
import type { AccessKept, ActKept } from '#store/records.js';
import type { ReportKept } from '#store/reports.js';
import { shownReport } from './shown-report.js';

/** Records as they are shown: with the names of whom they speak, as far as they are still known. */
@Injectable()
export class Names {
  constructor(private readonly people: People) {}

  async of(ids: readonly (string | null)[]): Promise<NameOf> {
    const people = await this.people.people([...new Set(ids.filter((id) => id !== null))]);
    return (id) => ({ id, name: people.get(id)?.name ?? GONE });
  }

  async acts(acts: readonly ActKept[]): Promise<readonly Act[]> {
    const nameOf = await this.of(acts.flatMap(({ by, player }) => [by, player]));
    return acts.map((act) => shownAct(act, nameOf));
  }

  async accesses(accesses: readonly AccessKept[]): Promise<readonly Access[]> {
    const nameOf = await this.of(accesses.map(({ by }) => by));
    return accesses.map((access) => shownAccess(access, nameOf));
  }

  async reports(reports: readonly ReportKept[]): Promise<readonly FiledReport[]> {
    const nameOf = await this.of(reports.map(({ by }) => by));
    return reports.map((report) => filedReport(report, nameOf));
  }
}

export type NameOf = (id: string) => Player;

/** Somebody who was forgotten. */
const GONE = '–';

export const shownAct = (act: ActKept, nameOf: NameOf): Act => {
  const { id, at, kind, reason, by, table, player, report, role, withdraws } = act;
  return {
    ...{ id, at, kind, reason },
    ...(by === null ? {} : { by: nameOf(by) }),
    ...(table === null ? {} : { table }),
    ...(player === null ? {} : { player: nameOf(player) }),
    ...(report === null ? {} : { report }),
    ...(role === null ? {} : { role }),
    ...(withdraws === null ? {} : { withdraws }),
  };
};

export const shownAccess = ({ id, at, table, by, eyes, first, last, reason }: AccessKept, nameOf: NameOf): Access => ({
  ...{ id, at, table, by: nameOf(by), eyes, first },
  ...(last === null ? {} : { last }),
  ...(reason === null ? {} : { reason }),
});

export const filedReport = (report: ReportKept, nameOf: NameOf): FiledReport => ({
  ...shownReport(report),
  ...(report.by === null ? {} : { by: nameOf(report.by) }),
});
