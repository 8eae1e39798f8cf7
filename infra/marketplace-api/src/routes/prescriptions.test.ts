import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { OrderDetails, Quote, StoredFile, StorePage } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import sharp from 'sharp';
import { startTestApi, type Answer, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers, CONTACT, refusal } from '../testing/buyers.ts';

const OPERATOR = 'operator-of-these-tests';
const HERE = { latitude: 0.5, longitude: 0.5 };
type Who = { guest_id?: string; token?: string };

for (const database of testDatabases()) {
  describe(`orders by a prescription alone, on the ${database.name} database`, () => {
    let api: TestApi;
    let people: ReturnType<typeof buyers>;
    let picture: Buffer;
    before(async () => {
      api = await startTestApi(database, undefined, { operatorToken: OPERATOR });
      people = buyers(api);
      picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      await api.pool.query('update marketplace.items set prescription = true where id = $1', [
        api.world.items.apple,
      ]);
    });
    after(() => api.close());

    const sendForm = async <Body>(path: string, form: FormData, { token }: Who, headers = {}) => {
      const response = await fetch(`${api.url}/api/v1/customer/${path}`, {
        method: 'POST',
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        body: form,
      });
      return {
        status: response.status,
        body: (await response.json()) as Body,
        headers: response.headers,
      } as Answer<Body>;
    };
    const attach = (form: FormData, field: string, bytes = picture) =>
      form.append(field, new Blob([new Uint8Array(bytes)]), 'p.png');
    const upload = async (who: Who, purpose = 'prescription') => {
      const form = new FormData();
      form.append('purpose', purpose);
      if (who.guest_id) form.append('guest_id', who.guest_id);
      attach(form, 'file');
      return (await sendForm<StoredFile>('files', form, who)).body.id;
    };
    interface Sent {
      key?: string | null;
      /** Ids of uploaded pictures. */
      files?: string[];
      pictures?: Buffer[];
      more?: object;
    }
    const place = (who: Who, { key = randomUUID(), files = [], pictures = [], more = {} }: Sent = {}) => {
      const form = new FormData();
      const { guest_id } = who;
      const fields = {
        store_id: api.world.stores.market,
        ...HERE,
        ...CONTACT,
        ...(guest_id && { guest_id }),
        ...more,
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      for (const file of files) form.append('prescription_files[]', file);
      for (const bytes of pictures) attach(form, 'order_attachment[]', bytes);
      return sendForm<{ order_id: number } & Refusal>(
        'order/prescription/place',
        form,
        who,
        key === null ? {} : { 'Idempotency-Key': key },
      );
    };
    const details = async (id: number, { token, guest_id }: Who) =>
      (
        await api.call<OrderDetails>(
          'GET',
          `/api/v1/customer/order/details?order_id=${id}${guest_id ? `&guest_id=${guest_id}` : ''}`,
          { token },
        )
      ).body;
    const operate = (path: string, body: object) =>
      api.call<Refusal>('POST', `/api/v1/operator/orders/${path}`, { body, token: OPERATOR });
    const price = (id: number, quantity: number, item_id = api.world.items.apple) =>
      operate(`${id}/prescription`, { lines: [{ item_id, quantity }] });
    const confirm = (id: number) => operate(`${id}/status`, { status: 'confirmed' });
    const agree = (id: number, { token, guest_id }: Who, accepted_total: number) =>
      api.call<Refusal>('POST', '/api/v1/customer/order/payment-method', {
        token,
        body: {
          order_id: id,
          ...(guest_id && { guest_id }),
          payment_method: 'cash_on_delivery',
          accepted_total,
        },
      });
    const stockOf = async () =>
      (
        await api.pool.query<{ stock: number }>('select stock from marketplace.items where id = $1', [
          api.world.items.apple,
        ])
      ).rows[0]?.stock ?? 0;
    const count = async (what: string) =>
      (await api.pool.query<{ count: number }>(`select count(*)::integer as count from marketplace.${what}`))
        .rows[0]?.count;

    it('lists the stores that take one: those that deliver, and sell what needs one (RX-5)', async () => {
      const listed = async () => {
        const { body } = await api.get<StorePage>(
          '/api/v1/stores/get-stores/all?limit=50&offset=1',
          api.at(api.world.modules.grocery),
        );
        return body.stores.find(({ id }) => id === api.world.stores.market)?.prescription_order;
      };
      assert.equal(await listed(), 1);
      await api.pool.query('update marketplace.items set prescription = false where id = $1', [
        api.world.items.apple,
      ]);
      assert.equal(await listed(), 0);
      const guest = await people.guest();
      assert.deepEqual(refusal(await place(guest, { pictures: [picture] })).slice(0, 2), [
        403,
        'prescription',
      ]);
      await api.pool.query('update marketplace.items set prescription = true where id = $1', [
        api.world.items.apple,
      ]);
    });

    it('quotes what is known before the price: distance, fees, tip, and problems (RX-5, CHK-10)', async () => {
      const guest = await people.guest(api.world.modules.grocery);
      const quote = async (more: object = {}) => {
        const body = {
          prescription: 1,
          store_id: api.world.stores.market,
          payment_method: undefined,
          ...more,
        };
        return (await guest.quote(body)).body;
      };
      const asked: Quote = await quote({ dm_tips: 2 });
      assert.deepEqual([asked.store?.id, asked.lines, asked.problems], [api.world.stores.market, [], []]);
      assert.deepEqual([asked.bill.subtotal, asked.bill.tip, asked.prescription_required], [0, 2, 1]);
      assert.equal(typeof asked.distance, 'number');
      const codes = async (more: object) => (await quote(more)).problems.map(({ code }) => code);
      assert.deepEqual(await codes({ latitude: 50, longitude: 50 }), ['zone']);
      assert.deepEqual(await codes({ latitude: undefined, longitude: undefined }), ['address']);
      assert.deepEqual(await codes({ store_id: api.world.stores.kitchen }), ['prescription']);
    });

    it('is accepted with one to three pictures of its customer, uploaded with it or before (RX-1, RX-3)', async () => {
      const [guest, other] = [await people.guest(), await people.guest()];
      assert.equal((await place(guest)).body.errors[0]?.message, 'Please upload your prescription image');
      const four = [picture, picture, picture];
      assert.equal((await place(guest, { files: [await upload(guest)], pictures: four })).status, 422);
      assert.equal((await place(guest, { files: [await upload(other)] })).status, 422);
      assert.equal((await place(guest, { files: [await upload(guest, 'chat')] })).status, 422);
      assert.equal((await place(guest, { pictures: [Buffer.from('a text')] })).status, 422);
      const orders = await count('orders');
      const own = await upload(guest);
      const placed = await place(guest, { files: [own], pictures: [picture] });
      assert.equal(placed.status, 200, JSON.stringify(placed.body));
      const shown = await details(placed.body.order_id, guest);
      assert.equal(shown.prescription_full_urls.length, 2);
      for (const url of shown.prescription_full_urls) assert.equal((await fetch(api.url + url)).status, 200);
      assert.equal((await place(guest, { files: [own] })).status, 422, 'a picture belongs to one order');
      assert.equal(await count('orders'), (orders ?? 0) + 1);
    });

    it('asks guests to sign in where guests may not order (RX-5, SES-4)', async () => {
      const guest = await people.guest();
      await api.pool.query(
        `insert into marketplace.settings (key, value) values ('guest_checkout_status', 'false')
         on conflict (key) do update set value = 'false'`,
      );
      const refused = await place(guest, { pictures: [picture] });
      await api.pool.query(
        `update marketplace.settings set value = 'true' where key = 'guest_checkout_status'`,
      );
      assert.deepEqual(refusal(refused).slice(0, 2), [403, 'guest_checkout']);
    });

    it('makes one order of a repeat, of many at once, and refuses another body under the same key (RX-1, API-14)', async () => {
      const guest = await people.guest();
      assert.equal((await place(guest, { key: null, pictures: [picture] })).status, 422, 'a key is needed');
      const before = (await count('orders')) ?? 0;
      const sent = { key: randomUUID(), files: [await upload(guest)] };
      const answers = await Promise.all(Array.from({ length: 12 }, () => place(guest, sent)));
      answers.push(await place(guest, sent));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      assert.equal(new Set(answers.map(({ body }) => body.order_id)).size, 1);
      assert.equal(await count('orders'), before + 1);
      assert.equal((await place(guest, { ...sent, more: { order_note: 'Hurry' } })).status, 422);

      const along = { key: randomUUID(), pictures: [picture] };
      const first = await place(guest, along);
      assert.equal((await place(guest, along)).body.order_id, first.body.order_id);
      const blue = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
        .png()
        .toBuffer();
      assert.equal((await place(guest, { ...along, pictures: [blue] })).status, 422, 'another picture');
      assert.equal(await count('orders'), before + 2);
    });

    it('is priced by a pharmacist, and started when the customer has accepted exactly that price (RX-5)', async () => {
      const ada = await people.customer(0, api.world.modules.grocery);
      const { body } = await place(ada, { pictures: [picture], more: { dm_tips: 2 } });
      const id = body.order_id;
      const waiting = await details(id, ada);
      assert.deepEqual(
        [
          waiting.prescription_order,
          waiting.lines,
          waiting.order_amount,
          waiting.can_pay,
          waiting.can_cancel,
        ],
        [1, [], 0, 0, 1],
      );
      assert.deepEqual(refusal(await confirm(id)).slice(0, 2), [409, 'price']);
      assert.equal((await agree(id, ada, 0)).status, 409, 'there is nothing to agree to');

      const before = await stockOf();
      assert.equal((await price(id, 1, api.world.items.soup)).status, 404, 'of another store');
      assert.deepEqual(refusal(await price(id, 99)).slice(0, 2), [409, 'out_of_stock']);
      assert.equal(await stockOf(), before, 'a refusal takes nothing');
      assert.equal((await price(id, 2)).status, 200);
      assert.equal(await stockOf(), before - 2);
      const first = await details(id, ada);
      assert.deepEqual(
        [first.lines[0]?.name, first.bill.tip, first.can_switch_to_cash, first.can_cancel],
        ['Apple', 2, 1, 1],
      );
      assert.deepEqual(refusal(await confirm(id)).slice(0, 2), [409, 'unpaid'], 'nobody has agreed');

      assert.equal((await price(id, 3)).status, 200);
      assert.deepEqual(refusal(await agree(id, ada, first.order_amount)).slice(0, 2), [409, 'bill_changed']);
      const second = await details(id, ada);
      assert.equal((await agree(id, ada, second.order_amount)).status, 200);
      assert.equal((await details(id, ada)).can_switch_to_cash, 0);
      assert.equal((await price(id, 2)).status, 200);
      assert.deepEqual(refusal(await confirm(id)).slice(0, 2), [409, 'unpaid'], 'to this price nobody has');
      const third = await details(id, ada);
      assert.equal((await agree(id, ada, third.order_amount)).status, 200);
      assert.equal((await confirm(id)).status, 200);
      assert.equal(await stockOf(), before - 2);
      const pushes = await api.pool.query<{ body: { en: string } }>(
        'select body from marketplace.push_messages where customer_id = $1 order by id',
        [ada.id],
      );
      assert.equal(pushes.rows[0]?.body.en, 'Your order has a price. Choose how to pay.');
    });

    it('restores the stock where the customer declines (RX-5, ORD-4)', async () => {
      const guest = await people.guest();
      const id = (await place(guest, { pictures: [picture] })).body.order_id;
      const before = await stockOf();
      assert.equal((await price(id, 2)).status, 200);
      const { status } = await api.call('POST', '/api/v1/customer/order/cancel', {
        body: { order_id: id, guest_id: guest.guest_id, reason: 'Too much' },
      });
      assert.equal(status, 200);
      assert.equal(await stockOf(), before);
      assert.equal((await details(id, guest)).order_status, 'canceled');
    });
  });
}
