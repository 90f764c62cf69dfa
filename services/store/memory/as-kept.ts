/** What the letters say, frozen, because it is handed to everybody who reads. */
export const asKept = (letters: string): unknown => JSON.parse(letters, frozen);

const frozen = (_: string, value: unknown): unknown => Object.freeze(value);
