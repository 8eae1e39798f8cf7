import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ORDER_STATUSES } from './api/orders.ts';
import { ORDER_ENDS, ORDER_STEPS, orderProgress } from './order-progress.ts';

const stepOf = (order_status: string) => {
  const { step, number, end } = orderProgress({ order_status });
  return end ?? `${number} ${step}`;
};

describe('the progress of an order', () => {
  it('pending is step 1, confirmed 2, picked_up 3, delivered 4 (ORD-8)', () => {
    assert.deepEqual(['pending', 'confirmed', 'picked_up', 'delivered'].map(stepOf), [
      '1 pending',
      '2 confirmed',
      '3 picked_up',
      '4 delivered',
    ]);
  });

  it('accepted, processing and handover count as step 2 (ORD-9)', () => {
    assert.deepEqual(['accepted', 'processing', 'handover'].map(stepOf), Array(3).fill('2 confirmed'));
  });

  it('canceled, failed, refund_requested, refunded and returned are ends, and no step (ORD-9, AMB-30)', () => {
    const ends = ['canceled', 'failed', 'refund_requested', 'refunded', 'returned'];
    assert.deepEqual(ends.map(stepOf), ends);
    assert.deepEqual(orderProgress({ order_status: 'refunded', delivered: '2026-03-04T12:00:00Z' }), {
      step: null,
      number: null,
      end: 'refunded',
    });
  });

  it('an unknown status keeps the last step (ORD-9)', () => {
    assert.equal(stepOf('teleported'), '1 pending');
    assert.equal(stepOf('toString'), '1 pending');
    assert.equal(orderProgress({ order_status: 'at_the_gate' }, 'picked_up').number, 3);
    const reached = { order_status: 'at_the_gate', confirmed: '2026-03-04T12:00:00Z' };
    assert.equal(orderProgress({ ...reached, picked_up: null }).number, 2);
    assert.equal(orderProgress({ ...reached, picked_up: '2026-03-04T12:20:00Z' }, 'confirmed').number, 3);
  });

  it('has a result for every status of the marketplace (ORD-9)', () => {
    const answers = new Set<string>([...ORDER_STEPS, ...ORDER_ENDS]);
    for (const order_status of ORDER_STATUSES) {
      const { step, end } = orderProgress({ order_status });
      assert.ok(answers.has(step ?? end ?? ''), order_status);
    }
  });
});
