/** A broker cannot run here or now. The sentence says what would help. */
export class NoKafka extends Error {
  override readonly name = 'NoKafka';
}
