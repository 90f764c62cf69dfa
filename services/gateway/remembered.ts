/** What was last known of some things, as many as fit: those that were not named for longest are forgotten first. */
export class Remembered<Key, Value> {
  private readonly values = new Map<Key, Value>();

  constructor(private readonly most: number) {}

  get(key: Key): Value | undefined {
    return this.values.get(key);
  }

  set(key: Key, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.most && oldest !== undefined) this.values.delete(oldest);
  }

  forget(key: Key): void {
    this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
  }
}
