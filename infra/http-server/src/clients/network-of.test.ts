import assert from 'node:assert/strict';
import { it } from 'node:test';
import { networkOf } from './network-of.ts';

it('counts an IPv4 address as itself, and an IPv6 address as its line, however they are written', () => {
  for (const [address, network] of [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ] as const)
    assert.equal(networkOf(address), network);
});

it('counts a /24 as one network on request', () => {
  assert.equal(networkOf('203.0.113.7', { networkBits: 24 }), '203.0.113.0/24');
  assert.equal(networkOf('::ffff:203.0.113.9', { networkBits: 24 }), '203.0.113.0/24');
  assert.equal(networkOf('2001:db8::1', { networkBits: 24 }), '2001:db8:0:0::/64');
});
