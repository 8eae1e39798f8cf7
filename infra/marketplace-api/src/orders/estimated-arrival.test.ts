import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { estimateArrival, type ArrivalFacts } from './estimated-arrival.ts';

const NOW = new Date('2026-03-04T12:00:00.000Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const order = (changes: Partial<ArrivalFacts> = {}): ArrivalFacts => ({
  status: 'pending',
  order_type: 'delivery',
  created_at: NOW,
  schedule_at: null,
  began_at: null,
  preparation_minutes: 20,
  distance_metres: 4000,
  rider_metres: null,
  ...changes,
});
const isAt = (changes: Partial<ArrivalFacts>, expected: number | null, now = NOW) =>
  assert.deepEqual(estimateArrival(order(changes), now), expected === null ? null : minutes(expected));

describe('the estimated arrival', () => {
  it('is preparation and ride after the order (ORD-7)', () => isAt({}, 20 + 10 + 3));

  it('is later where the kitchen began later, and follows it (ORD-7)', () => {
    isAt({ status: 'processing', began_at: minutes(5) }, 38, minutes(6));
    isAt({ status: 'processing', began_at: minutes(5) }, 38, minutes(20));
  });

  it('moves on with the clock once it is overdue: never in the past (ORD-7)', () => {
    isAt({ status: 'processing', began_at: minutes(0) }, 63, minutes(50));
    isAt({ status: 'picked_up', rider_metres: 0 }, 503, minutes(500));
  });

  it('leaves out the preparation when the order is handed over early (ORD-7)', () =>
    isAt({ status: 'handover' }, 18, minutes(5)));

  it('is counted from where the delivery person is on the way (ORD-7)', () => {
    isAt({ status: 'picked_up', rider_metres: 2000 }, 18, minutes(10));
    isAt({ status: 'picked_up', rider_metres: 400 }, 24, minutes(20));
    isAt({ status: 'picked_up' }, 33, minutes(20));
  });

  it('is never earlier than what was ordered for later, until it is on its way (ORD-7)', () => {
    isAt({ schedule_at: minutes(120) }, 120);
    isAt({ schedule_at: minutes(10) }, 33);
    isAt({ status: 'handover', schedule_at: minutes(120) }, 120, minutes(90));
    isAt({ status: 'picked_up', schedule_at: minutes(120), rider_metres: 400 }, 104, minutes(100));
  });

  it('is when it can be picked up at the counter, and nothing once it waits there (ORD-7)', () => {
    isAt({ order_type: 'take_away', distance_metres: null }, 20);
    isAt({ order_type: 'take_away', status: 'handover' }, null);
  });

  it('leaves time to pick a parcel up (ORD-7)', () =>
    isAt({ order_type: 'parcel', preparation_minutes: null }, 15 + 10 + 3));

  it('is on the whole minute (ORD-7)', () => isAt({ distance_metres: 4100 }, 34));

  for (const status of [
    'delivered',
    'canceled',
    'failed',
    'refund_requested',
    'refunded',
    'returned',
  ] as const)
    it(`is not there for an order that is ${status} (ORD-10)`, () => isAt({ status }, null));
});
