import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limitAddresses } from './address-limit.ts';

describe('a limit per address', () => {
  const taken = (limit: (address: string, now: number) => boolean, address: string, times: number, now = 0) =>
    Array.from({ length: times }, () => limit(address, now)).filter(Boolean).length;

  it('allows an address so many requests at once, and more slowly after that', () => {
    const limit = limitAddresses({ burst: 5, perSecond: 2 });
    assert.equal(taken(limit, '203.0.113.7', 20), 5);
    assert.equal(taken(limit, '203.0.113.7', 20, 1_000), 2);
    assert.equal(taken(limit, '203.0.113.7', 20, 1_250), 0);
    assert.equal(taken(limit, '203.0.113.7', 20, 1_500), 1);
    assert.equal(taken(limit, '203.0.113.7', 20, 3_600_000), 5);
  });

  it('limits each address separately', () => {
    const limit = limitAddresses({ burst: 2, perSecond: 1 });
    assert.equal(taken(limit, '203.0.113.7', 9), 2);
    assert.equal(taken(limit, '203.0.113.8', 9), 2);
  });

  it('counts the addresses of one IPv6 network as one, and an IPv4 address by itself however it is written', () => {
    const same = [
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
      ['2001:db8::1', '2001:db8:0:0:5::'],
      ['::ffff:203.0.113.7', '203.0.113.7'],
      ['1::4:5:6:7:8', '1:0:0:4::9'],
    ] as const;
    for (const [one, other] of same) {
      const limit = limitAddresses({ burst: 1, perSecond: 1 });
      assert.deepEqual([limit(one, 0), limit(other, 0)], [true, false], `${one} and ${other}`);
    }
    const limit = limitAddresses({ burst: 1, perSecond: 1 });
    assert.deepEqual([limit('2001:db8:1:2::1', 0), limit('2001:db8:1:3::1', 0)], [true, true]);
  });

  it('stores a limited number of addresses, and drops the one that was silent the longest', () => {
    const limit = limitAddresses({ burst: 1, perSecond: 0.001, remembered: 2 });
    assert.deepEqual(
      ['a', 'b', 'a', 'c', 'a', 'b'].map((address) => limit(address, 0)),
      [true, true, false, true, false, true],
    );
  });
});
