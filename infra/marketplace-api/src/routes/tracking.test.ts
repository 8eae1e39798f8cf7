import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { OrderDetails, Tracking } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import pg from 'pg';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers, CONTACT, line, refusal } from '../testing/buyers.ts';
import { insert } from '../testing/insert.ts';
import { GENEROUS_LIMITS } from '../testing/generous-limits.ts';
import { NOW } from '../testing/world.ts';

const OPERATOR = 'operator-of-tracking';
const HOME = '198.51.100.7';
const STRANGER = '203.0.113.7';
const UNKNOWN = 999_999;
const seconds = (count: number) => new Date(NOW.getTime() + count * 1000);
const minutes = (count: number) => seconds(count * 60).toISOString();

const textOf = (query: unknown) =>
  typeof query === 'object' && query && 'text' in query ? query.text : query;

for (const database of testDatabases()) {
  describe(`tracking on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      api = await startTestApi(database, GENEROUS_LIMITS, {
        operatorToken: OPERATOR,
        trustedProxies: ['loopback'],
      });
      people = buyers(api);
      await insert(api.pool, 'delivery_men', {
        zone_id: api.world.zones.north,
        f_name: 'Omar',
        l_name: 'Saleh',
        phone: '+971500000555',
        latitude: 0.6,
        longitude: 0.5,
      });
    });
    after(() => api.close());
    afterEach(() => {
      api.clock.now = NOW;
    });

    const placed = async (who: Awaited<ReturnType<typeof people.guest>>, more: object = {}) =>
      (await who.order({ ...more, items: [line(api.world.items.soup)] })).body.order_id;
    const track = (order_id: number, contact_number: string, from = STRANGER) =>
      api.call<Tracking & Refusal>(
        'GET',
        `/api/v1/customer/order/track?${new URLSearchParams({ order_id: String(order_id), contact_number })}`,
        { headers: { 'x-forwarded-for': from } },
      );
    const right = (order: number, from?: string) => track(order, CONTACT.contact_person_number, from);
    /** Another number for each order, since attempts are counted by number too. */
    const wrong = (order: number, from?: string) =>
      track(order, `+97150${String(order).padStart(7, '0')}`, from);
    const operate = async (path: string, body: object) => {
      const { status } = await api.call('POST', `/api/v1/operator/orders/${path}`, { body, token: OPERATOR });
      assert.equal(status, 200, path);
    };

    it('answers alike for a wrong number and for an unknown order, also when it slows down (AMB-5)', async () => {
      const id = await placed(await people.guest());
      const answers = [];
      for (const order of [id, UNKNOWN])
        for (let attempt = 0; attempt < 11; attempt += 1) {
          const { status, body, headers } = await wrong(order);
          answers.push([status, body, headers.get('retry-after'), [...headers.keys()].sort()]);
        }
      assert.deepEqual(
        answers.map(([status]) => status),
        [...Array<number>(10).fill(404), 429, ...Array<number>(10).fill(404), 429],
      );
      assert.deepEqual(answers.slice(11), answers.slice(0, 11));
      const refused = await right(id);
      assert.deepEqual(refusal(refused), [
        429,
        'contact_number',
        'Too many attempts. Try again in 30 seconds.',
      ]);
    });

    it('looks up the same for a wrong number and for an unknown order (AMB-5)', async (test) => {
      const id = await placed(await people.guest());
      const lookedUp = async (order: number) => {
        const { mock } = test.mock.method(pg.Client.prototype, 'query');
        assert.equal((await wrong(order, '203.0.113.90')).status, 404);
        const statements = mock.calls.map(({ arguments: [query] }) => textOf(query));
        mock.restore();
        return statements;
      };
      const statements = await lookedUp(id);
      assert.ok(statements.length > 3);
      assert.deepEqual(await lookedUp(UNKNOWN + 1), statements);
    });

    it('reveals nothing through many requests at once (AMB-5)', async () => {
      const id = await placed(await people.guest());
      const answers = await Promise.all(Array.from({ length: 20 }, () => wrong(id, '203.0.113.91')));
      assert.equal(answers.filter(({ status }) => status === 404).length, 10);
    });

    it('slows down strangers who look for the orders of a person whose number or email they know (AMB-5)', async () => {
      const email = 'known@souk.example';
      const id = await placed(await people.guest(), { contact_person_email: email });
      const spellings = (order: number) =>
        [
          ['+971 50 000 0077', 'KNOWN@souk.example'],
          ['00971500000077', ' known@souk.example '],
          ['0500000077', email],
        ][order % 3] ?? [];
      for (const kind of [0, 1]) {
        const answers = [];
        for (let order = 0; order < 11; order += 1)
          answers.push((await track(UNKNOWN + 10 + order, spellings(order)[kind] ?? '')).status);
        assert.deepEqual(answers, [...Array<number>(10).fill(404), 429]);
        assert.equal((await track(id, spellings(0)[kind] ?? '')).status, 429, 'nor the order that exists');
        assert.equal(
          (await track(id, spellings(0)[kind] ?? '', HOME)).status,
          200,
          'the person is not held up',
        );
      }
    });

    it('works for the guest who knows the number, however often it is requested (ORD-10, ORD-15)', async () => {
      const id = await placed(await people.guest());
      for (let poll = 0; poll < 25; poll += 1) assert.equal((await right(id, HOME)).status, 200);
    });

    it('works for who mistyped the order ten times, as often as for anybody else (ORD-10, AMB-5)', async () => {
      const contact = '+971500000078';
      const id = await placed(await people.guest(), { contact_person_number: contact });
      const from = '203.0.113.92';
      for (let order = 0; order < 10; order += 1)
        assert.equal((await track(UNKNOWN + 30 + order, contact, from)).status, 404);
      assert.equal((await track(id, contact, from)).status, 429);
      api.clock.now = seconds(30);
      for (const poll of [30, 40, 50, 60]) {
        api.clock.now = seconds(poll);
        assert.equal((await track(id, contact, from)).status, 200, `after ${poll} s`);
      }
    });

    it('is slowed down for a script that tries another order and contact each time (AMB-5)', async () => {
      const from = '203.0.114.93';
      for (let order = 0; order < 100; order += 1)
        assert.equal((await wrong(UNKNOWN + 1000 + order, from)).status, 404);
      assert.equal((await wrong(UNKNOWN + 1100, from)).status, 429);
    });

    it('never locks out the guest who placed the order, however many guess (ORD-15)', async () => {
      const guest = await people.guest();
      const id = await placed(guest);
      for (let network = 0; network < 100; network += 1)
        assert.equal((await wrong(id, `203.0.${network}.1`)).status, 404);
      assert.equal((await right(id, HOME)).headers.get('retry-after'), '5', 'another device waits a little');
      const own = await api.call('GET', `/api/v1/customer/order/track?order_id=${id}`, {
        headers: { 'x-guest-id': guest.guest_id ?? '' },
      });
      assert.equal(own.status, 200);
      api.clock.now = seconds(5);
      assert.equal((await right(id, HOME)).status, 200);
    });

    it('says when an order arrives, and corrects it as the order moves (ORD-7)', async () => {
      const ada = await people.customer();
      const id = await placed(ada);
      const arrival = async () => {
        const query = `order_id=${id}`;
        const tracking = await api.call<Tracking>('GET', `/api/v1/customer/order/track?${query}`, ada);
        const details = await api.call<OrderDetails>('GET', `/api/v1/customer/order/details?${query}`, ada);
        assert.equal(details.body.estimated_arrival, tracking.body.estimated_arrival);
        return tracking.body.estimated_arrival;
      };
      const placedFor = await arrival();
      assert.ok(placedFor && placedFor > minutes(20), 'preparation and the ride');
      api.clock.now = seconds(10 * 60);
      await operate(`${id}/status`, { status: 'confirmed' });
      const begun = await arrival();
      assert.equal(Date.parse(begun ?? ''), Date.parse(placedFor) + 10 * 60_000);
      await operate(`${id}/status`, { status: 'handover' });
      const ready = await arrival();
      assert.ok(ready && begun && ready < begun, 'it was ready early');
      await operate(`${id}/status`, { status: 'picked_up' });
      await operate(`${id}/position`, { lat: 0.5, lng: 0.5 });
      assert.equal(await arrival(), minutes(13), 'the delivery person is at the door');
      await operate(`${id}/status`, { status: 'delivered' });
      assert.equal(await arrival(), null);
    });
  });
}
