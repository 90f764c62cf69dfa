import { Tables } from './0001-tables.js';
import { ForEver } from './0002-for-ever.js';
import { Snapshots } from './0003-snapshots.js';

/** In the order in which they were written. One that was released is never edited: what is to change is a new one. */
export const MIGRATIONS = [Tables, ForEver, Snapshots];
