/** The embedded PostgreSQL cannot run here or now. The sentence says what would help; trying the same again does not. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
  readonly retryHelps = false;
}
