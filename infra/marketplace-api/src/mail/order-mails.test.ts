import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import type pg from 'pg';
import sharp from 'sharp';
import { Outbox } from '../outbox/outbox.ts';
import { buyers, CONTACT, line } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { startMailedApi, type MailedApi } from '../testing/mailed-api.ts';
import type { TestProvider } from '../testing/test-provider.ts';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import { NOW } from '../testing/world.ts';
import { mailPlaced } from './order-mails.ts';

const OPERATOR = 'operator-of-these-tests';

/** What PostgreSQL tells of a query that it ran. */
interface Plan {
  Alias?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
interface Explained {
  'QUERY PLAN': { Plan: Plan }[];
}

for (const database of testDatabases()) {
  describe(`mails about orders, on the ${database.name} database`, () => {
    let provider: TestProvider;
    let mailed: MailedApi;
    let people: ReturnType<typeof buyers>;
    before(async () => {
      provider = await startTestSandbox();
      mailed = await startMailedApi(database, { operatorToken: OPERATOR, payments: provider.options });
      people = buyers(mailed.api);
    });
    after(async () => {
      await mailed.close();
      await provider.close();
    });

    const move = async (orderId: number, ...steps: string[]) => {
      for (const status of steps) {
        const path = `/api/v1/operator/orders/${orderId}/status`;
        const { status: answer, body } = await mailed.api.call('POST', path, {
          token: OPERATOR,
          body: { status },
        });
        assert.equal(answer, 200, JSON.stringify(body));
      }
    };
    const soup = () => [line(mailed.api.world.items.soup, { quantity: 2 })];

    it('confirm an order to its contact, with lines, bill and the address of tracking for a guest (CHK-12, CHK-14)', async () => {
      const guest = await people.guest();
      const email = 'guest@souk.example';
      const { body } = await guest.order({ items: soup(), contact_person_email: email });
      const [mail] = await mailed.mailsTo(email);
      assert.ok(mail);
      assert.equal(mail.subject, `Order #${body.order_id} placed`);
      for (const part of [mail.text, mail.html]) assert.match(part, /2 × /);
      assert.match(mail.text, /Total: .*\d\.\d\d/);
      assert.match(mail.text, /Payment: Cash on delivery/);
      assert.match(
        mail.text,
        new RegExp(`https://shop\\.example/track-order\\?order_id=${body.order_id}$`, 'm'),
      );
      assert.doesNotMatch(mail.html, /<script|<link|src=/);
    });

    it('bring the receipt of what was delivered, in the language of when it was ordered, with the discount of a first order (ORD-2, I18-1, SES-15)', async () => {
      await insert(mailed.api.pool, 'settings', { key: 'welcome_discount', value: 10 });
      const customer = await people.customer();
      const email = 'arabic@souk.example';
      const { body: quote } = await customer.quote({ items: soup() });
      const { body } = await customer.place(
        { items: soup(), accepted_total: quote.bill.total, contact_person_email: email },
        undefined,
        { 'X-localization': 'ar' },
      );
      await move(body.order_id, 'confirmed', 'accepted', 'processing', 'handover', 'picked_up', 'delivered');
      const [placed, receipt] = await mailed.mailsTo(email, 2);
      assert.equal(receipt?.subject, `إيصال الطلب رقم ${body.order_id}`);
      assert.match(receipt?.html ?? '', /<html lang="ar" dir="rtl">/);
      assert.match(receipt?.text ?? '', /الإجمالي: /);
      assert.match(receipt?.text ?? '', /خصم الترحيب: −.*2\.00/);
      const page = `https://shop.example/profile?page=my-orders&orderId=${body.order_id}`;
      assert.ok(receipt?.text.includes(page), receipt?.text);
      assert.ok(placed?.text.includes(`${page}&view=track`), placed?.text);
    });

    it('escape what customers and stores wrote', async () => {
      const { pool, world } = mailed.api;
      await pool.query(
        `update marketplace.items set name = '{"en": "<img src=x onerror=alert(1)> & soup"}' where id = $1`,
        [world.items.soup],
      );
      const guest = await people.guest();
      await guest.order({ items: soup(), contact_person_email: 'careful@souk.example' });
      const [mail] = await mailed.mailsTo('careful@souk.example');
      assert.doesNotMatch(mail?.html ?? '', /<img/);
      assert.match(mail?.text ?? '', /<img src=x onerror=alert\(1\)> & soup/);
    });

    it('name the refund, and where it goes, when a paid order is canceled (ORD-4)', async () => {
      const customer = await people.customer(100_000);
      const email = 'wallet@souk.example';
      const { body } = await customer.order({
        items: soup(),
        payment_method: 'wallet',
        contact_person_email: email,
      });
      await move(body.order_id, 'canceled');
      const [, refund] = await mailed.mailsTo(email, 2);
      assert.equal(refund?.subject, `Refund for order #${body.order_id}`);
      assert.match(refund?.text ?? '', /To your wallet: .*\d\.\d\d/);
      assert.doesNotMatch(refund?.text ?? '', /To your payment method/);
    });

    it('report a failed payment, with the way to pay again (PAY-1)', async () => {
      const guest = await people.guest();
      const email = 'declined@souk.example';
      const { body } = await guest.order({
        items: soup(),
        payment_method: 'digital_payment',
        contact_person_email: email,
      });
      await mailed.mailsTo(email);
      await provider.sendEvent(provider.ofOrder(body.order_id), 'declined');
      const [, failed] = await mailed.mailsTo(email, 2);
      assert.equal(failed?.subject, `Payment failed for order #${body.order_id}`);
      assert.match(failed?.text ?? '', /Pay for your order:\nhttps:\/\/shop\.example\/track-order/);
    });

    it('ask for the info of an offline payment again that was not found, with the reason, and confirm none that was (CHK-8, CHK-15)', async () => {
      const guest = await people.guest();
      const email = 'offline@souk.example';
      const offline_method_id = await insert(mailed.api.pool, 'offline_methods', {
        name: words('Bank transfer'),
        inputs: JSON.stringify([
          { name: 'reference', label: words('Reference'), placeholder: words('…'), required: true },
        ]),
      });
      const decide = (id: number, body: object) =>
        mailed.api.call('POST', `/api/v1/operator/orders/${id}/offline-payment`, { token: OPERATOR, body });
      const place = () =>
        guest.order({
          items: soup(),
          payment_method: 'offline_payment',
          offline_method_id,
          offline_answers: { reference: 'TX-1' },
          contact_person_email: email,
        });
      const found = (await place()).body.order_id;
      const missing = (await place()).body.order_id;
      assert.equal((await decide(found, { verified: 1 })).status, 200);
      assert.equal((await decide(missing, { verified: 0, note: 'No transfer <of> 12' })).status, 200);
      const mails = await mailed.mailsTo(email, 3);
      const denied = mails.find(
        ({ subject }) => subject === `We couldn't find your payment for order #${missing}`,
      );
      assert.match(denied?.text ?? '', /Note from us: No transfer <of> 12/);
      assert.match(denied?.html ?? '', /No transfer &#60;of&#62; 12/);
      const link = `Update payment info:\nhttps://shop.example/track-order?order_id=${missing}`;
      assert.ok(denied?.text.includes(link), denied?.text);
      assert.deepEqual(
        mails
          .filter((mail) => mail !== denied)
          .map(({ subject }) => subject)
          .toSorted(),
        [found, missing].map((id) => `Order #${id} placed`).toSorted(),
      );
    });

    it('go to the verified address of an account where the order names none, and otherwise are not sent', async () => {
      const [proved, unproved] = [await people.customer(10_000), await people.customer(10_000)];
      const { pool } = mailed.api;
      await pool.query('update marketplace.customers set email_verified = true where id = $1', [proved.id]);
      const emailOf = async (id: number) =>
        (await pool.query<{ email: string }>('select email from marketplace.customers where id = $1', [id]))
          .rows[0]?.email ?? '';
      for (const buyer of [unproved, proved]) {
        const { body } = await buyer.order({ items: soup(), payment_method: 'wallet' });
        await move(body.order_id, 'canceled');
      }
      const subjectsTo = async (id: number, count: number) =>
        (await mailed.mailsTo(await emailOf(id), count)).map(({ subject }) => subject.replace(/\d+/, '…'));
      assert.deepEqual(await subjectsTo(proved.id, 3), [
        'Confirm your email address',
        'Order #… placed',
        'Refund for order #…',
      ]);
      assert.deepEqual(await subjectsTo(unproved.id, 1), ['Confirm your email address']);
    });

    it('go to an unverified address where it was entered for the order (CHK-7)', async () => {
      const customer = await people.customer();
      const email = 'written@souk.example';
      await customer.order({ items: soup(), contact_person_email: email });
      assert.equal((await mailed.mailsTo(email)).length, 1);
    });

    it('go to an address that nobody verified for fifteen orders of a day, and to a verified one for all (CHK-7)', async () => {
      const buyer = await people.customer();
      const email = 'somebody@souk.example';
      const place = async (contact_person_email: string) =>
        (await buyer.order({ items: soup(), contact_person_email })).body.order_id;
      const placed = [];
      for (let count = 0; count < 15; count += 1) placed.push(await place(email));
      await place('Somebody@souk.example');
      await mailed.api.pool.query(
        'update marketplace.customers set email = $2, email_verified = true where id = $1',
        [buyer.id, email],
      );
      placed.push(await place(email));
      const subjects = (await mailed.mailsTo(email, 16)).map(({ subject }) => subject);
      assert.deepEqual(subjects.toSorted(), placed.map((id) => `Order #${id} placed`).toSorted());
      assert.ok(!mailed.server.accepted.some(({ to }) => to.includes('Somebody@souk.example')));
    });

    it('are decided by the latest fifteen orders of an address, without a look at all of its older ones (CHK-7)', async () => {
      const { pool, world } = mailed.api;
      const id = await insert(pool, 'orders', {
        store_id: world.stores.kitchen,
        module_id: world.modules.food,
        status: 'pending',
        total: 1000,
        contact: { email: 'regular@souk.example' },
      });
      const older = `insert into marketplace.orders (id, store_id, module_id, status, total, contact, created_at)
                     select -n, store_id, module_id, status, total, contact, created_at - interval '2 days'
                     from marketplace.orders, generate_series(1, 2000) n where id = $1`;
      await pool.query(older, [id]);
      await pool.query('analyze marketplace.orders');
      let read = 0;
      const count = (plan: Plan): void => {
        if (plan.Alias === 'earlier') read += plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
        plan.Plans?.forEach(count);
      };
      const explained = {
        query: async (text: string, values: unknown[]) => {
          const { rows } = await pool.query<Explained>(`explain (analyze, format json) ${text}`, values);
          rows[0]?.['QUERY PLAN'].forEach(({ Plan: plan }) => count(plan));
          return { rows: [] };
        },
      } as unknown as pg.Pool;
      const outbox = new Outbox({ key: randomBytes(32), publicUrl: () => '', now: () => NOW });
      await mailPlaced(explained, { outbox }, id);
      assert.equal(read, 15);
      await pool.query('delete from marketplace.orders where id < 0');
    });

    it('name the price that a pharmacist set for a prescription, and the way to pay (RX-5, I18-1)', async () => {
      const { api } = mailed;
      const { world } = api;
      await api.pool.query('update marketplace.items set prescription = true where id = $1', [
        world.items.apple,
      ]);
      const email = 'patient@souk.example';
      const { guest_id = '' } = await people.guest();
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const form = new FormData();
      const fields = { guest_id, store_id: world.stores.market, latitude: 0.5, longitude: 0.5, ...CONTACT };
      for (const [name, value] of Object.entries({ ...fields, contact_person_email: email }))
        form.append(name, String(value));
      form.append('order_attachment[]', new Blob([new Uint8Array(picture)]), 'p.png');
      const placed = await fetch(`${api.url}/api/v1/customer/order/prescription/place`, {
        method: 'POST',
        headers: { 'Idempotency-Key': 'prescribed', 'X-localization': 'ar' },
        body: form,
      });
      const { order_id } = (await placed.json()) as { order_id: number };
      const priced = await api.call('POST', `/api/v1/operator/orders/${order_id}/prescription`, {
        token: OPERATOR,
        body: { lines: [{ item_id: world.items.apple, quantity: 2 }] },
      });
      assert.equal(priced.status, 200, JSON.stringify(priced.body));
      const [, mail] = await mailed.mailsTo(email, 2);
      assert.equal(mail?.subject, `تم تسعير الطلب رقم ${order_id}`);
      assert.match(mail?.text ?? '', /2 × [^]*الإجمالي: /);
      assert.doesNotMatch(mail?.text ?? '', /الدفع: /, 'how it is paid is not said yet');
      assert.ok(mail?.text.includes(`https://shop.example/track-order?order_id=${order_id}`), mail?.text);
    });
  });
}
