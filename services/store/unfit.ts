/** What was to be kept can never be kept as it stands: a fault of who gave it. The same again fails again. */
export class Unfit extends Error {
  override readonly name = 'Unfit';
  readonly retryHelps = false;

  constructor(why: string, cause?: unknown) {
    super(why, { cause });
  }
}
