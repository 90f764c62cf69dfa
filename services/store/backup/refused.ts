/** A backup is not taken or not restored, and the sentence says why. Nothing was changed; the same again is refused again. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
  readonly retryHelps = false;
}
