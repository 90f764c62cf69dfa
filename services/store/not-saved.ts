/** The storage is away or full. Nothing was kept as far as anybody may know; the same command id may be tried again. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved';
  readonly retryHelps = true;

  constructor(cause: unknown) {
    super('Not saved: the storage did not answer.', { cause });
  }
}
