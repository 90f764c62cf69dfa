import type { QueryRunner } from 'typeorm';

/** Has the database refuse what would change a table. `always`: also where a session says that it only replays what happened elsewhere. */
export const refuse = async (runner: QueryRunner, table: string, what: string): Promise<void> => {
  await runner.query(
    `create trigger for_ever before ${what} on store.${table} for each statement execute function store.refuse()`,
  );
  await runner.query(`alter table store.${table} enable always trigger for_ever`);
};
