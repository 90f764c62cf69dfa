import { describe, expect, it } from '@jest/globals';
import { networkOf } from '#gateway/http/network-of.js';

describe('What an address counts as', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ])('is itself where it is one of IPv4, however it is written: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:192.0.2.7', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:3::', '2001:db8:0:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('is its network where it is one of IPv6: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is what a proxy says where that is no address', () => {
    expect([networkOf('unknown'), networkOf('1:2:3'), networkOf(undefined)]).toEqual(['unknown', '1:2:3', '']);
  });
});
