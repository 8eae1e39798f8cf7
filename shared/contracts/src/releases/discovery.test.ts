import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pick } from './discovery.ts';
import type { DiscoveredRelease, DiscoveryDocument } from './discovery.ts';

const release = (version: string, traffic: number, isDefault: boolean) =>
  ({ metadata: { version }, deployment: { traffic, default: isDefault } }) as DiscoveredRelease;
/** Every remote has a canary, 2.0.0, beside 1.0.0. */
const document = (shares: Record<string, number>) =>
  ({
    microFrontends: Object.fromEntries(
      Object.entries(shares).map(([remote, share]) => [
        remote,
        [release('1.0.0', 100 - share, true), release('2.0.0', share, false)],
      ]),
    ),
  }) as DiscoveryDocument;

const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
const inCanary = (remote: string, shares: Record<string, number>) =>
  visitors.filter((visitor) => pick(document(shares), visitor)[remote]?.metadata.version === '2.0.0');
/** Whether so many of the visitors are a share of them, within three standard deviations and some. */
const isShare = (count: number, share: number, of = visitors.length) =>
  assert.ok(Math.abs(count - of * share) < 4 * Math.sqrt(of * share * (1 - share)), `${count} of ${of}`);

describe('a canary', () => {
  it('is given to its share of visitors', () => {
    for (const share of [5, 25, 90]) isShare(inCanary('food', { food: share }).length, share / 100);
    assert.equal(inCanary('food', { food: 0 }).length, 0);
  });

  it('stays with its visitors, and grows without moving anybody back', () => {
    const few = inCanary('food', { food: 5 });
    assert.deepEqual(inCanary('food', { food: 5 }), few);
    const more = new Set(inCanary('food', { food: 25 }));
    assert.ok(few.every((visitor) => more.has(visitor)));
  });

  it('is independent of the canary of another remote: each draws its visitors by itself', () => {
    const shares = { food: 25, grocery: 25 };
    const ofGrocery = new Set(inCanary('grocery', shares));
    const ofFood = inCanary('food', shares);
    isShare(ofFood.filter((visitor) => ofGrocery.has(visitor)).length, 0.25, ofFood.length);
    assert.deepEqual(inCanary('food', { food: 25, grocery: 90 }), ofFood);
  });
});
