import { access, chmod, constants, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { NotStarted } from './not-started.js';
import { ownerOf } from './owner.js';

/** Where everything of the embedded PostgreSQL stands in the folder that Laguna was given. */
export interface Place {
  readonly folder: string;
  readonly data: string;
  /** Where the data grow before they get their name, so that `data` is whole or not there. */
  readonly unborn: string;
  readonly lock: string;
  readonly log: string;
}

/** The place, with its folder made. By its real path, so that one place has one name. */
export const makePlace = async (wanted: string): Promise<Place> => {
  const made = await mkdir(wanted, { recursive: true });
  const folder = await realpath(wanted);
  // Whoever the server has to run as must be able to pass; the data below are closed on their own.
  if (made !== undefined) await chmod(folder, 0o755);

  const place = placeIn(folder);
  await refuseForeign(place.folder);
  await refuseForeign(place.data);
  return place;
};

/** The same, made or not. */
export const placeIn = (folder: string): Place => ({
  folder,
  data: join(folder, 'postgres'),
  unborn: join(folder, 'postgres.init'),
  lock: join(folder, 'laguna.lock'),
  log: join(folder, 'postgres.log'),
});

const refuseForeign = async (folder: string): Promise<void> => {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const owner = await ownerOf(folder);
    if (owner === null) return;
    throw new NotStarted(
      `Laguna may not write to ${folder}, which belongs to uid ${owner.uid}. Run it as that user, or name another folder.`,
      { cause },
    );
  }
};
