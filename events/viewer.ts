/** A place at a table, 0 to n-1. Rules know only seats; who sits there is known elsewhere. */
export type Seat = number;

/** Whose eyes look at a table: one seat's, everybody's, or an auditor's, who sees all. */
export type Viewer = Seat | 'public' | 'auditor';

/** Whether what belongs to `seat` alone is open to `viewer`. */
export const sees = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === 'auditor';
