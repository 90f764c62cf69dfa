import { isIPv6 } from 'node:net';

/**
 * What an address counts as where limits are by address. Of an IPv6 address it is the network (/64): whoever has one has
 * all that begin alike. One that only stands for an IPv4 address (RFC 4291, 2.5.5.2) counts as that.
 */
export const networkOf = (address = ''): string => {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === MAPPED) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};

const MAPPED = [0, 0, 0, 0, 0, 0xffff].join();

/** All eight of them, however they were shortened. */
const groupsOf = (address: string): readonly number[] => {
  const [plain = ''] = address.split('%');
  const [head = [], tail] = plain.split('::').map(written);
  if (tail === undefined) return [...head];
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => 0), ...tail];
};

const GROUPS = 8;

const written = (part: string): readonly number[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? dotted(group) : [parseInt(group, 16)]));

/** The last two may be written as IPv4. */
const dotted = (group: string): readonly number[] => {
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
};
