import { Tables } from './0001-tables.js';
import { ForEver } from './0002-for-ever.js';
import { Snapshots } from './0003-snapshots.js';
import { People } from './0004-people.js';
import { Lobby } from './0005-lobby.js';
import { Listings } from './0006-listings.js';
import { Deadlines } from './0007-deadlines.js';
import { Leases } from './0008-leases.js';
import { Audit } from './0009-audit.js';
import { Projections } from './0010-projections.js';
import { Attendance } from './0011-attendance.js';
import { Signatures } from './0012-signatures.js';
import { Renewals } from './0013-renewals.js';
import { Plans } from './0014-plans.js';
import { Draws } from './0015-draws.js';

const FIRST = [Tables, ForEver, Snapshots, People, Lobby, Listings, Deadlines, Leases];

/** In the order in which they were written. One that was released is never edited: what is to change is a new one. */
export const MIGRATIONS = [...FIRST, Audit, Projections, Attendance, Signatures, Renewals, Plans, Draws];
