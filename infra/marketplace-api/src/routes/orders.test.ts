import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { OrderDetails, OrderPage, Reason, StoredFile, Tracking } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { buyers, CONTACT, line, refusal } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { NOW } from '../testing/world.ts';

const OPERATOR = 'operator-of-these-tests';
type Buyer = Awaited<ReturnType<ReturnType<typeof buyers>['customer']>>;

for (const database of testDatabases()) {
  describe(`the life of orders on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    let rider = 0;
    before(async () => {
      api = await startTestApi(database, undefined, { operatorToken: OPERATOR });
      people = buyers(api);
      rider = await insert(api.pool, 'delivery_men', {
        zone_id: api.world.zones.north,
        f_name: 'Omar',
        l_name: 'Saleh',
        phone: '+971500000555',
        latitude: 0.6,
        longitude: 0.5,
      });
      for (const [position, reason] of ['It takes too long', 'I ordered by mistake'].entries())
        await insert(api.pool, 'cancellation_reasons', { reason: words(reason), position });
      await insert(api.pool, 'refund_reasons', { reason: words('It arrived cold') });
    });
    after(() => api.close());

    const operate = (path: string, body: object) =>
      api.call<{ message: string }>('POST', `/api/v1/operator/orders/${path}`, { body, token: OPERATOR });
    const move = (order: number, status: string, more: object = {}) =>
      operate(`${order}/status`, { status, ...more });
    const moveAll = async (order: number, ...statuses: string[]) => {
      for (const status of statuses) assert.equal((await move(order, status)).status, 200, status);
    };
    const get = <Body>(path: string, token?: string) =>
      api.call<Body>('GET', `/api/v1/customer/order/${path}`, { token });
    const post = (path: string, body: object, token?: string) =>
      api.call<{ message: string }>('POST', `/api/v1/customer/order/${path}`, { body, token });
    const details = async (order: number, { token }: { token?: string }) =>
      (await get<OrderDetails>(`details?order_id=${order}`, token)).body;
    const wallet = async ({ id }: Buyer) => {
      const { rows } = await api.pool.query<{ wallet: number; sum: number }>(
        `select wallet, (select coalesce(sum(amount), 0)::integer from marketplace.wallet_entries where customer_id = $1) as sum
         from marketplace.customers where id = $1`,
        [id],
      );
      assert.equal(rows[0]?.wallet, rows[0]?.sum, 'the ledger adds up');
      return rows[0]?.wallet;
    };
    const pushes = async ({ id }: Buyer) => {
      const { rows } = await api.pool.query<{ body: { en: string }; order_id: number }>(
        `select body, order_id from marketplace.push_messages where customer_id = $1 order by id`,
        [id],
      );
      return rows.map(({ body }) => body.en);
    };
    const stockOf = async (item: number) =>
      (await api.pool.query<{ stock: number }>('select stock from marketplace.items where id = $1', [item]))
        .rows[0]?.stock;
    /** Orders one soup, or the given items; `words` are fields that a quote does not have. */
    const order = async (
      buyer: Pick<Buyer, 'add' | 'quote' | 'place'>,
      more: object = {},
      item = api.world.items.soup,
      words: object = {},
    ) => {
      await buyer.add(line(item));
      const { body: quote } = await buyer.quote(more);
      const placed = await buyer.place({ ...more, ...words, accepted_total: quote.bill.total });
      assert.equal(placed.status, 200, JSON.stringify(placed.body));
      return placed.body.order_id;
    };

    it('lists what is under way and what has ended, page by page, the latest first (ORD-1)', async () => {
      const ada = await people.customer();
      const first = await order(ada);
      api.clock.now = new Date(NOW.getTime() + 1000);
      const second = await order(ada);
      api.clock.now = NOW;
      const third = await order(ada);
      await post('cancel', { order_id: third, reason: 'I ordered by mistake' }, ada.token);
      const running = await get<OrderPage>('running?limit=1&offset=1', ada.token);
      assert.deepEqual([running.body.orders.map(({ id }) => id), running.body.total_size], [[second], 2]);
      const next = await get<OrderPage>('running?limit=1&offset=2', ada.token);
      assert.deepEqual(next.body.orders[0]?.id, first);
      assert.deepEqual(next.body.orders[0]?.store?.name, 'Kitchen');
      const past = await get<OrderPage>('history', ada.token);
      assert.deepEqual(
        past.body.orders.map(({ id, order_status }) => [id, order_status]),
        [[third, 'canceled']],
      );
      assert.equal((await get('running')).status, 401);
    });

    it('shows its owner the bill, the lines and every step (ORD-2, ORD-7)', async () => {
      const ada = await people.customer();
      const id = await order(ada, {}, api.world.items.soup, { order_note: 'Ring twice' });
      await moveAll(id, 'confirmed', 'processing', 'handover', 'picked_up');
      const shown = await details(id, ada);
      assert.deepEqual(
        [shown.lines[0]?.name, shown.lines[0]?.total, shown.bill.total, shown.order_amount],
        ['Soup', 10, shown.order_amount, shown.bill.total],
      );
      assert.deepEqual(
        [shown.confirmed, shown.processing, shown.picked_up, shown.delivered].map((at) => at !== null),
        [true, true, true, false],
      );
      assert.deepEqual([shown.delivery_man?.f_name, shown.delivery_man?.id], ['Omar', rider]);
      assert.equal(shown.delivery_address?.address, CONTACT.address);
      assert.deepEqual([shown.order_note, shown.can_cancel], ['Ring twice', 0]);
    });

    it('moves an order only by its steps, and notifies the customer of each (ORD-8, ORD-9, PSH-1)', async () => {
      const ada = await people.customer();
      const id = await order(ada);
      for (const status of ['delivered', 'picked_up', 'refunded', 'pending'])
        assert.deepEqual(refusal(await move(id, status)).slice(0, 2), [409, 'status'], status);
      await moveAll(id, 'confirmed', 'accepted', 'processing', 'handover');
      assert.equal((await move(id, 'delivered')).status, 409, 'what is delivered is carried first');
      await moveAll(id, 'picked_up', 'delivered');
      assert.equal((await move(id, 'canceled')).status, 409);
      assert.deepEqual(await pushes(ada), [
        'Your order has been placed.',
        'Your order is confirmed.',
        'A rider has accepted your order.',
        'Your order is being prepared.',
        'Your order is ready.',
        'Your order is on the way.',
        'Your order has been delivered. Enjoy!',
      ]);
      assert.equal((await move(999_999, 'confirmed')).status, 404);
    });

    it('hands what is taken away over at the counter (ORD-8)', async () => {
      const ada = await people.customer();
      const id = await order(ada, { order_type: 'take_away' });
      await moveAll(id, 'confirmed', 'processing', 'handover');
      assert.equal((await move(id, 'picked_up')).status, 409);
      await moveAll(id, 'delivered');
      const shown = await details(id, ada);
      assert.deepEqual([shown.delivery_man, shown.delivery_address], [null, null]);
      assert.equal(shown.contact_person_number, CONTACT.contact_person_number);
    });

    it('counts cash as paid at the door, and adds the cashback to the wallet once (CHK-8)', async () => {
      const ada = await people.customer();
      const id = await order(ada);
      await moveAll(id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
      const { payment_status, order_amount } = await details(id, ada);
      assert.equal(payment_status, 'paid');
      assert.equal(await wallet(ada), Math.round(order_amount * 5));
    });

    it('cancels an order that nobody has started: stock, coupon and wallet are restored, once (ORD-4)', async () => {
      const { grocery } = api.world.modules;
      const ada = await people.customer(100_000, grocery);
      const before = await stockOf(api.world.items.apple);
      const id = await order(ada, { payment_method: 'wallet' }, api.world.items.apple);
      assert.equal(await stockOf(api.world.items.apple), (before ?? 0) - 1);
      assert.notEqual(await wallet(ada), 100_000);
      const cancel = () =>
        post('cancel', { order_id: id, reason: 'I ordered by mistake', note: 'Sorry' }, ada.token);
      const answers = await Promise.all([cancel(), cancel(), cancel()]);
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
      assert.equal(await stockOf(api.world.items.apple), before);
      assert.equal(await wallet(ada), 100_000);
      const shown = await details(id, ada);
      assert.deepEqual(
        [shown.order_status, shown.payment_status, shown.cancellation_reason],
        ['canceled', 'refunded', 'I ordered by mistake: Sorry'],
      );
    });

    it('restores a coupon with the order that held it', async () => {
      const ada = await people.customer();
      await api.pool.query(`update marketplace.coupons set limit_per_customer = 1 where code = 'ALL'`);
      const id = await order(ada, { coupon_code: 'ALL' });
      await ada.add(line(api.world.items.soup));
      assert.notEqual((await ada.order({ coupon_code: 'ALL' })).status, 200);
      await post('cancel', { order_id: id, reason: 'x' }, ada.token);
      assert.equal((await ada.order({ coupon_code: 'ALL' })).status, 200);
    });

    it('refuses to cancel an order in preparation (ORD-4)', async () => {
      const ada = await people.customer();
      const id = await order(ada);
      await moveAll(id, 'confirmed');
      const refused = await post('cancel', { order_id: id, reason: 'x' }, ada.token);
      assert.deepEqual(refusal(refused).slice(0, 2), [403, 'status']);
    });

    it('marks a paid order that fails for a refund by the provider', async () => {
      const ada = await people.customer();
      const id = await order(ada);
      await api.pool.query(
        `update marketplace.orders set payment_method = 'digital_payment', payment_status = 'paid' where id = $1`,
        [id],
      );
      await insert(api.pool, 'payments', {
        id: `p${id}`,
        order_id: id,
        provider: 'x',
        amount: 1000,
        status: 'paid',
      });
      await moveAll(id, 'confirmed', 'failed');
      const { rows } = await api.pool.query('select status from marketplace.payments where order_id = $1', [
        id,
      ]);
      assert.deepEqual(rows, [{ status: 'refund_due' }]);
      assert.equal((await details(id, ada)).payment_status, 'refunded');
      assert.equal(await wallet(ada), 0, 'it goes back where it came from');
    });

    it('starts no order that has to be paid first and is not', async () => {
      const ada = await people.customer();
      const id = await order(ada);
      await api.pool.query(`update marketplace.orders set payment_method = 'digital_payment' where id = $1`, [
        id,
      ]);
      assert.deepEqual(refusal(await move(id, 'confirmed')).slice(0, 2), [409, 'unpaid']);
      assert.equal((await details(id, ada)).can_pay, 1);
    });

    it('lists reasons to cancel and to ask for a refund in both languages (ORD-5, ORD-6)', async () => {
      const path = '/api/v1/customer/order/cancellation-reasons?offset=1&limit=1&type=customer';
      const english = await api.get<Reason[]>(path);
      assert.deepEqual(
        english.body.map(({ id, reason }) => [typeof id, reason]),
        [['number', 'It takes too long']],
      );
      const arabic = await api.get<Reason[]>('/api/v1/customer/order/refund-reasons', {
        'X-localization': 'ar',
      });
      assert.match(arabic.body[0]?.reason ?? '', /بالعربية/);
    });

    it('takes back a refund within its days, decided by a person, to the wallet (ORD-6)', async () => {
      const ada = await people.customer();
      const id = await order(ada);
      const ask = () => post('refund-request', { order_id: id, reason: 'It arrived cold' }, ada.token);
      assert.equal((await ask()).status, 403, 'nothing has arrived yet');
      await moveAll(id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
      const { order_amount } = await details(id, ada);
      assert.equal((await details(id, ada)).can_request_refund, 1);
      assert.equal((await ask()).status, 200);
      assert.equal((await ask()).status, 403, 'once');
      assert.equal((await move(id, 'refunded')).status, 409, 'a decision has a call of its own');
      assert.equal((await operate(`${id}/refund`, { approved: 1, note: 'We are sorry' })).status, 200);
      assert.equal((await operate(`${id}/refund`, { approved: 0 })).status, 409);
      const shown = await details(id, ada);
      assert.deepEqual(
        [shown.order_status, shown.payment_status, shown.refund],
        ['refunded', 'refunded', { status: 'approved', reason: 'It arrived cold', note: 'We are sorry' }],
      );
      assert.equal(
        await wallet(ada),
        Math.round(order_amount * 100),
        'the cashback of the order is not kept',
      );
    });

    it('shows the pictures of a refund request only to its customer (ORD-6)', async () => {
      const [ada, ben] = [await people.customer(), await people.customer()];
      const id = await order(ada);
      await moveAll(id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
      assert.deepEqual((await details(id, ada)).refund_full_urls, []);
      const form = new FormData();
      form.append('purpose', 'refund');
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      form.append('file', new Blob([new Uint8Array(picture)]), 'cold.png');
      const uploaded = await fetch(`${api.url}/api/v1/customer/files`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${ada.token}` },
      });
      const { id: file } = (await uploaded.json()) as StoredFile;
      const asked = await post(
        'refund-request',
        { order_id: id, reason: 'It is cold', files: [file] },
        ada.token,
      );
      assert.equal(asked.status, 200, JSON.stringify(asked.body));
      const shown = await details(id, ada);
      assert.deepEqual([shown.refund_full_urls.length, shown.prescription_full_urls], [1, []]);
      const [address = ''] = shown.refund_full_urls;
      assert.equal((await fetch(api.url + address)).status, 200);
      assert.notEqual(
        (await fetch(api.url + address.replace(/\?.*/, ''))).status,
        200,
        'not without a signature',
      );
      const others = await api.call('GET', `/api/v1/customer/order/details?order_id=${id}`, {
        token: ben.token,
      });
      assert.equal(others.status, 404);
    });

    it('leaves a delivered order delivered where the refund is refused, and accepts no request after its days', async () => {
      const ada = await people.customer();
      const [id, late] = [await order(ada), await order(ada)];
      for (const each of [id, late])
        await moveAll(each, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
      await post('refund-request', { order_id: id, reason: 'x' }, ada.token);
      const before = await wallet(ada);
      assert.equal((await operate(`${id}/refund`, { approved: 0, note: 'It was hot' })).status, 200);
      assert.equal((await details(id, ada)).order_status, 'delivered');
      assert.equal(await wallet(ada), before, 'no second cashback');
      assert.equal((await pushes(ada)).at(-1), 'Your refund request was declined.');
      api.clock.now = new Date(NOW.getTime() + 8 * 24 * 3600 * 1000);
      assert.equal((await post('refund-request', { order_id: late, reason: 'x' }, ada.token)).status, 403);
      api.clock.now = NOW;
    });

    it('lets a guest follow an order by its number and the phone or email of its contact (ORD-3, ORD-15, AMB-5, AMB-27)', async () => {
      const guest = await people.guest();
      const id = await order(guest, {}, api.world.items.soup, { contact_person_email: 'Lena@souk.example' });
      await moveAll(id, 'confirmed', 'processing', 'handover', 'picked_up');
      const track = (query: string) => get<Tracking>(`track?order_id=${id}&${query}`);
      for (const contact of ['+971500000077', '00971500000077', '050 000 0077', 'lena@SOUK.example']) {
        const { status, body, headers } = await track(`contact_number=${encodeURIComponent(contact)}`);
        assert.deepEqual([contact, status, body.order_status], [contact, 200, 'picked_up']);
        assert.deepEqual([body.delivery_man?.f_name, body.delivery_man?.phone], ['Omar', '']);
        assert.equal(headers.get('cache-control'), 'private, no-store');
      }
      assert.equal((await track(`guest_id=${guest.guest_id}`)).status, 200);
      const stranger = await people.guest();
      const wrong = [
        await track('contact_number=%2B971500000078'),
        await track('contact_number=0077'),
        await track('contact_number=%25'),
        await track(`guest_id=${stranger.guest_id}`),
        await track(''),
        await get('track?order_id=999999&contact_number=%2B971500000077'),
      ];
      for (const { status, body } of wrong) assert.deepEqual([status, body], [404, wrong[0]?.body]);
      const ada = await people.customer();
      assert.equal(
        (await get(`track?order_id=${id}&contact_number=%2B971500000077`, ada.token)).status,
        404,
        'signed in, the order number alone counts (ORD-13)',
      );
    });

    it('hides the position of a rider after the delivery (ORD-11)', async () => {
      const ada = await people.customer();
      const id = await order(ada);
      await moveAll(id, 'confirmed', 'processing', 'handover', 'picked_up');
      assert.equal((await operate(`${id}/position`, { lat: 0.55, lng: 0.52 })).status, 200);
      const on = (await get<Tracking>(`track?order_id=${id}`, ada.token)).body.delivery_man;
      assert.deepEqual([on?.lat, on?.lng, on?.phone], [0.55, 0.52, '+971500000555']);
      await moveAll(id, 'delivered');
      assert.equal((await operate(`${id}/position`, { lat: 0.1, lng: 0.1 })).status, 409);
      const off = (await get<Tracking>(`track?order_id=${id}`, ada.token)).body.delivery_man;
      assert.deepEqual([off?.lat, off?.lng], [0.5, 0.5]);
    });

    it('is open to the operator only, by a valid token', async () => {
      const ada = await people.customer();
      const id = await order(ada);
      for (const token of [undefined, ada.token, 'operator-of-these-test', `${OPERATOR}x`]) {
        const asked = await api.call('POST', `/api/v1/operator/orders/${id}/status`, {
          body: { status: 'confirmed' },
          token,
        });
        assert.equal(asked.status, 401);
      }
      const list = await api.call<{ id: number }[]>('GET', '/api/v1/operator/orders', { token: OPERATOR });
      assert.ok(list.body.some((each) => each.id === id));
    });

    it('loses nothing when an operator and the customer decide at once', async () => {
      const { grocery } = api.world.modules;
      const ada = await people.customer(50_000, grocery);
      const before = await stockOf(api.world.items.shirt);
      const chosen = { variation: [{ name: 'Size', values: { label: ['S'] } }] };
      await ada.add(line(api.world.items.shirt, chosen));
      const id = (await ada.order({ payment_method: 'wallet' })).body.order_id;
      const [cancelled, confirmed] = await Promise.all([
        post('cancel', { order_id: id, reason: 'x' }, ada.token),
        move(id, 'confirmed'),
      ]);
      assert.deepEqual([cancelled.status, confirmed.status].filter((status) => status === 200).length, 1);
      if (confirmed.status === 200) await moveAll(id, 'canceled');
      assert.equal(await stockOf(api.world.items.shirt), before);
      assert.equal(await wallet(ada), 50_000);
    });
  });
}

describe('an API without an operator', () => {
  it('has none of the calls that move orders', async () => {
    const [database] = testDatabases();
    assert.ok(database);
    const api = await startTestApi(database);
    try {
      for (const token of [undefined, OPERATOR, '']) {
        const asked = await api.call('POST', '/api/v1/operator/orders/1/status', { body: {}, token });
        assert.deepEqual(refusal(asked as never), [404, 'not_found', 'Nothing found at this address.']);
      }
    } finally {
      await api.close();
    }
  });
});
