/** The storage is away: what was asked for may be there or not. Asking again helps. */
export class NotRead extends Error {
  override readonly name = 'NotRead';
  readonly retryHelps = true;

  constructor(cause: unknown) {
    super('Not read: the storage did not answer.', { cause });
  }
}
