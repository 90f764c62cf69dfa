/**
 * How the projections are told. Whoever changes what is told of the same events counts one up: then the projector builds all
 * of them anew beside what is shown, and shows that when it is through.
 */
export const EDITION = 1;
