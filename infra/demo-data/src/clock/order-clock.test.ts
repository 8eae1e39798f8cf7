import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { nextStep, type ActiveOrder } from './next-step.ts';
import { createOrderClock } from './order-clock.ts';

const START = new Date('2026-03-04T12:00:00Z');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const anOrder = (changes: Partial<ActiveOrder> = {}): ActiveOrder => ({
  id: 7,
  order_status: 'pending',
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  since: START.toISOString(),
  schedule_at: null,
  from: { lat: 0, lng: 0 },
  to: { lat: 1, lng: 2 },
  ...changes,
});

/** Every status that an order goes through, from pending to its end. */
function steps(changes: Partial<ActiveOrder>): string[] {
  const seen: string[] = [];
  let order = anOrder(changes);
  for (
    let step = nextStep(order, later(3600));
    step?.kind === 'status';
    step = nextStep(order, later(3600))
  ) {
    seen.push(step.status);
    order = { ...order, order_status: step.status };
  }
  return seen;
}

describe("the demo's order clock", () => {
  it('takes each kind of order through its steps (ORD-8)', () => {
    assert.deepEqual(steps({}), ['confirmed', 'processing', 'handover', 'picked_up', 'delivered']);
    assert.deepEqual(steps({ order_type: 'take_away' }), [
      'confirmed',
      'processing',
      'handover',
      'delivered',
    ]);
    assert.deepEqual(steps({ order_type: 'parcel' }), ['confirmed', 'accepted', 'picked_up', 'delivered']);
  });

  it('leaves enough time to see each step, and to cancel (ORD-5)', () => {
    assert.equal(nextStep(anOrder(), later(29)), null);
    assert.deepEqual(nextStep(anOrder(), later(30)), { kind: 'status', status: 'confirmed' });
  });

  it('moves the rider along the way (ORD-11)', () => {
    const order = anOrder({ order_status: 'picked_up' });
    assert.deepEqual(nextStep(order, later(15)), { kind: 'position', at: { lat: 0.25, lng: 0.5 } });
    assert.deepEqual(nextStep(order, later(45)), { kind: 'position', at: { lat: 0.75, lng: 1.5 } });
  });

  it('waits for payments that are due before, and confirms offline payments (CHK-8)', () => {
    assert.equal(nextStep(anOrder({ payment_method: 'digital_payment' }), later(3600)), null);
    const paid = anOrder({ payment_method: 'digital_payment', payment_status: 'paid' });
    assert.deepEqual(nextStep(paid, later(3600)), { kind: 'status', status: 'confirmed' });
    assert.deepEqual(nextStep(anOrder({ payment_method: 'offline_payment' }), later(3600)), {
      kind: 'offline-payment',
    });
  });

  it('starts orders for later half an hour before', () => {
    const order = anOrder({ order_status: 'confirmed', schedule_at: later(7200).toISOString() });
    assert.equal(nextStep(order, later(3600)), null);
    assert.deepEqual(nextStep(order, later(5400)), { kind: 'status', status: 'processing' });
  });

  describe('beside an API', () => {
    let requests: [string, string, unknown][] = [];
    let orders: ActiveOrder[] = [];
    let status = 200;
    const api = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        assert.equal(request.headers.authorization, 'Bearer the-token');
        requests.push([request.method ?? '', request.url ?? '', body && JSON.parse(body)]);
        response.writeHead(request.method === 'GET' ? 200 : status).end(JSON.stringify(orders));
      });
    });
    let apiUrl = '';
    before(async () => {
      await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
      apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    });
    beforeEach(() => {
      requests = [];
      status = 200;
    });
    after(() => void api.close());

    it('moves orders by the calls of an operator', async () => {
      orders = [
        anOrder(),
        anOrder({ id: 8, order_status: 'picked_up' }),
        anOrder({ id: 9, payment_method: 'offline_payment' }),
      ];
      await createOrderClock({ apiUrl, operatorToken: 'the-token' }).tick(later(30));
      const path = '/api/v1/operator/orders';
      assert.deepEqual(requests, [
        ['GET', path, ''],
        ['POST', `${path}/7/status`, { status: 'confirmed' }],
        ['POST', `${path}/8/position`, { lat: 0.5, lng: 1 }],
        ['POST', `${path}/9/offline-payment`, { verified: 1 }],
      ]);
    });

    it('continues with the others where another process was quicker', async () => {
      orders = [anOrder(), anOrder({ id: 8 })];
      status = 409;
      await createOrderClock({ apiUrl, operatorToken: 'the-token' }).tick(later(60));
      assert.equal(requests.length, 3);
    });
  });
});
