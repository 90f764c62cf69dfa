/**
 * Arrays as PostgreSQL reads them in binary. As text every quote of an event is escaped here and looked for there; this way
 * neither side looks at a letter, and a batch costs half of the time that it takes to send.
 */
export const ints = (values: readonly (number | null | undefined)[]): Buffer =>
  arrayOf(INT4, values, INT_BYTES, (array, value, at) => array.writeInt32BE(value, at));

/** Whole numbers beyond 32 bits: times, in milliseconds. */
export const bigints = (values: readonly number[]): Buffer =>
  arrayOf(INT8, values, BIGINT_BYTES, (array, value, at) => array.writeBigInt64BE(BigInt(value), at));

export const bools = (values: readonly boolean[]): Buffer =>
  arrayOf(BOOL, values, 1, (array, value, at) => array.writeUInt8(value ? 1 : 0, at));

export const texts = (values: readonly (string | null | undefined)[]): Buffer => lettersOf(TEXT, values);

/** JSON that is written already. */
export const jsons = (values: readonly (string | null | undefined)[]): Buffer => lettersOf(JSON_TEXT, values);

/** PostgreSQL's own numbers for the types, the same in every database. */
const BOOL = 16;
const INT8 = 20;
const INT4 = 23;
const TEXT = 25;
const JSON_TEXT = 114;

const INT_BYTES = 4;
const BIGINT_BYTES = 8;
/** The number of dimensions, whether there are nulls, the type; of the one dimension its length and its first index. */
const HEADER_BYTES = 20;
/** Stands where the length of an element would. */
const NULL = -1;
/** In UTF-8 no unit of a string takes more. */
const MOST_BYTES_OF_A_UNIT = 3;

const lettersOf = (type: number, values: readonly (string | null | undefined)[]): Buffer => {
  const longest = values.reduce((sum, value) => sum + (value?.length ?? 0), 0) * MOST_BYTES_OF_A_UNIT;
  return written(type, values, longest, (array, value, at) => at + array.write(value, at));
};

/** An array whose elements all take as much room. `write` says where it ended. */
const arrayOf = <T extends number | boolean>(
  type: number,
  values: readonly (T | null | undefined)[],
  bytes: number,
  write: (array: Buffer, value: T, at: number) => number,
): Buffer => written(type, values, bytes * values.length, write);

const written = <T extends number | boolean | string>(
  type: number,
  values: readonly (T | null | undefined)[],
  bytes: number,
  write: (array: Buffer, value: T, at: number) => number,
): Buffer => {
  const array = Buffer.allocUnsafe(HEADER_BYTES + INT_BYTES * values.length + bytes);
  let at = 0;
  for (const part of [1, 1, type, values.length, 1]) at = array.writeInt32BE(part, at);
  for (const value of values) {
    const length = at;
    at += INT_BYTES;
    if (value !== null && value !== undefined) at = write(array, value, at);
    array.writeInt32BE(value === null || value === undefined ? NULL : at - length - INT_BYTES, length);
  }
  return array.subarray(0, at);
};
