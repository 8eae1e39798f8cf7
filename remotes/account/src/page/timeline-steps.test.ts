import { someOrderDetails } from '@souk/testing';
import { timelineSteps } from './timeline-steps.ts';

const at = (minutes: number) => `2026-03-04T12:${minutes}:00.000Z`;
const statesOf = (...order: Parameters<typeof someOrderDetails>) =>
  timelineSteps(someOrderDetails(...order)).map((step) => `${step.status} ${step.state}`);

it('has the four steps with the time of each that has come (ORD-7, ORD-8)', () => {
  const order = someOrderDetails({
    order_status: 'picked_up',
    pending: at(10),
    confirmed: at(20),
    picked_up: at(30),
  });
  expect(timelineSteps(order)).toEqual([
    { status: 'pending', at: at(10), state: 'done' },
    { status: 'confirmed', at: at(20), state: 'done' },
    { status: 'picked_up', at: at(30), state: 'current' },
    { status: 'delivered', at: null, state: 'ahead' },
  ]);
});

it('has no delivery step for an order that is picked up at the counter (ORD-8)', () => {
  expect(statesOf({ order_type: 'take_away', order_status: 'processing' })).toEqual([
    'pending done',
    'confirmed current',
    'delivered ahead',
  ]);
});

it('keeps the last known step under an unknown status (ORD-9)', () => {
  expect(statesOf({ order_status: 'at_the_gate', handover: at(20) })).toEqual([
    'pending done',
    'confirmed current',
    'picked_up ahead',
    'delivered ahead',
  ]);
});

it('waits where a refund is requested, after the delivery (ORD-6, ORD-9)', () => {
  expect(statesOf({ order_status: 'refund_requested', delivered: at(30) })).toEqual([
    'pending done',
    'delivered done',
    'refund_requested waiting',
  ]);
});

it('ends where the order ended, after the steps that it reached (ORD-9)', () => {
  const order = someOrderDetails({
    order_status: 'canceled',
    pending: at(10),
    confirmed: at(20),
    canceled: at(30),
  });
  expect(timelineSteps(order)).toEqual([
    { status: 'pending', at: at(10), state: 'done' },
    { status: 'confirmed', at: at(20), state: 'done' },
    { status: 'canceled', at: at(30), state: 'ended' },
  ]);
});
