import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import { transaction } from '@souk/database';
import { testDatabases } from '@souk/database/testing';
import { signatureOf } from '../sms/webhook-messenger.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { readMail } from '../testing/read-mail.ts';
import { startSmsWebhook, type SmsWebhook } from '../testing/sms-webhook.ts';
import { NOW } from '../testing/world.ts';
import { deliverMessages } from './deliver-messages.ts';
import { carriersOf } from './message-options.ts';
import { Outbox } from './outbox.ts';
import type { WorkLoop } from './work-loop.ts';

const SECRET = 'a secret of many letters';
/** Long enough for a busy machine; tests without an answer wait for it. */
const PATIENT_MS = 30_000;
const IMPATIENT_MS = 2_000;
const key = randomBytes(32);
const publicUrl = () => 'https://shop.example';

for (const database of testDatabases()) {
  describe(`mails and text messages, on the ${database.name} database`, () => {
    let mails: MailServer;
    let webhook: SmsWebhook;
    let api: TestApi;
    let errors: unknown[] = [];
    const loops: WorkLoop[] = [];
    before(async () => {
      [mails, webhook] = await Promise.all([startMailServer(), startSmsWebhook()]);
      // It delivers nothing by itself: the tests run the outbox.
      api = await startTestApi(database);
    });
    after(() => Promise.all([api.close(), mails.close(), webhook.close()]));
    afterEach(async () => {
      await Promise.all(loops.splice(0).map((loop) => loop.stop()));
      api.clock.now = NOW;
      errors = [];
      mails.answer = () => null;
      mails.isDown = false;
      webhook.answer = () => 200;
      Object.assign(mails, { accepted: [], tries: 0 });
      webhook.requests = [];
      await api.pool.query('delete from marketplace.outbox_messages');
    });

    const now = () => api.clock.now;
    const anOutbox = () => new Outbox({ key, publicUrl, now });
    function deliver(outbox = anOutbox(), timeoutMs = PATIENT_MS): WorkLoop {
      const carriers = carriersOf({
        mailboxDir: '/nowhere',
        smtp: { url: mails.url, timeoutMs },
        from: { name: 'Souk', address: 'no-reply@shop.example' },
        sms: { url: webhook.url, secret: SECRET, timeoutMs },
      });
      const needs = { pool: api.pool, outbox, now };
      const loop = deliverMessages(needs, key, carriers, (error) => errors.push(error));
      loops.push(loop);
      return loop;
    }
    const mailTo = (to: string, more = {}) => ({
      channel: 'email' as const,
      content: { to, subject: 'Hello', text: 'A word', html: '<p>A word</p>', ...more },
    });
    const write = (message: Parameters<Outbox['write']>[1], outbox = anOutbox()) =>
      transaction(api.pool, (client) => outbox.write(client, message));
    const left = async () =>
      (await api.pool.query('select id, tries, next_at from marketplace.outbox_messages')).rows as {
        id: string;
        tries: number;
        next_at: Date;
      }[];

    it('are sent once they are committed, and never of a transaction that fails', async () => {
      const outbox = anOutbox();
      deliver(outbox);
      await assert.rejects(
        transaction(api.pool, async (client) => {
          await outbox.write(client, mailTo('never@souk.example'));
          throw new Error('no');
        }),
      );
      await write(mailTo('lena@souk.example'), outbox);
      // As PostgreSQL notifies after the commit.
      outbox.wake();
      await mails.until(() => mails.accepted.length > 0);
      await loops[0]?.stop();
      assert.deepEqual(
        mails.accepted.map(({ from, to }) => [from, to]),
        [['no-reply@shop.example', ['lena@souk.example']]],
      );
      assert.deepEqual([errors, await left()], [[], []]);
    });

    it('are unreadable in the table: their text is encrypted', async () => {
      await write({ channel: 'sms', content: { to: '+971500000001', text: '123456 is your code' } });
      const { rows } = await api.pool.query<{ content: Buffer }>(
        'select content from marketplace.outbox_messages',
      );
      const stored = rows[0]?.content.toString('latin1') ?? '';
      assert.ok(stored.length > 40);
      assert.doesNotMatch(stored, /123456|9715/);
    });

    it('wait for a mail server that is down, longer each time, and are sent when it is back', async () => {
      mails.isDown = true;
      await write(mailTo('lena@souk.example'));
      const loop = deliver();
      for (const wait of [5, 10, 20]) {
        await loop.flush();
        const [row] = await left();
        assert.equal(row?.next_at.getTime(), now().getTime() + wait * 1000);
        api.clock.now = row?.next_at ?? NOW;
      }
      assert.equal(errors.length, 3);
      assert.doesNotMatch(errors.map(String).join(), /lena/);
      mails.isDown = false;
      await loop.flush();
      assert.deepEqual([mails.accepted.length, await left()], [1, []]);
    });

    it('wait for a mail server that does not answer in time', async () => {
      mails.answer = () => 'never';
      await write(mailTo('lena@souk.example'));
      await deliver(anOutbox(), IMPATIENT_MS).flush();
      assert.deepEqual([mails.accepted.length, (await left())[0]?.tries], [0, 1]);
      mails.answer = () => null;
      api.clock.now = new Date(NOW.getTime() + 5_000);
      await deliver().flush();
      assert.deepEqual([mails.accepted.length, await left()], [1, []]);
    });

    it('are dropped at once for a recipient that is refused, and tried again where the server is busy', async () => {
      mails.answer = (recipient) => (recipient.startsWith('gone') ? 550 : 451);
      await write(mailTo('gone@souk.example'));
      await write(mailTo('busy@souk.example'));
      await deliver().flush();
      const rows = await left();
      assert.deepEqual([mails.tries, rows.length, rows[0]?.tries], [2, 1, 1]);
      assert.doesNotMatch(errors.map(String).join(), /souk\.example/);
    });

    it('are dropped after a day', async () => {
      mails.answer = () => 451;
      await write(mailTo('busy@souk.example'));
      const loop = deliver();
      await loop.flush();
      api.clock.now = new Date(NOW.getTime() + 24 * 3600_000 + 1);
      await loop.flush();
      assert.deepEqual([mails.tries, await left()], [1, []]);
      assert.match(String(errors.at(-1)), /expired before it could be delivered/);
    });

    it('are sent after a crash between the commit and the sending, under the same Message-ID if they go twice', async () => {
      await write(mailTo('lena@souk.example'));
      const [row] = await left();
      // A process that claimed it and ended.
      await api.pool.query('update marketplace.outbox_messages set tries = 1, next_at = $1', [
        new Date(NOW.getTime() + 300_000),
      ]);
      await deliver().flush();
      assert.equal(mails.accepted.length, 0, 'while the claim holds');
      api.clock.now = new Date(NOW.getTime() + 300_001);
      await loops[0]?.flush();
      const [mail] = mails.accepted;
      assert.ok(mail);
      assert.equal((await readMail(mail)).id, `<${row?.id}@shop.example>`);
    });

    it('are sent once, by however many processes', async () => {
      for (let n = 0; n < 30; n += 1) await write(mailTo(`reader${n}@souk.example`));
      await Promise.all([deliver(), deliver(), deliver()].map((loop) => loop.flush()));
      const recipients = mails.accepted.map(({ to }) => to.join());
      assert.deepEqual([recipients.length, new Set(recipients).size, await left()], [30, 30, []]);
    });

    it('have one recipient, and no header from their text', async () => {
      for (const to of [
        'a@souk.example, b@souk.example',
        'a@souk.example\r\nBcc: b@souk.example',
        'A <a@souk.example>',
        '"a b"@souk.example',
        'a@souk',
        '',
      ])
        await write(mailTo(to));
      await write(mailTo('lena@souk.example', { subject: 'Hello\r\nBcc: b@souk.example' }));
      await deliver().flush();
      assert.deepEqual(
        mails.accepted.map(({ to }) => to),
        [['lena@souk.example']],
      );
      const head = mails.accepted[0]?.raw.split('\r\n\r\n')[0] ?? '';
      assert.doesNotMatch(head, /^bcc:/im);
      assert.match(head, /^Auto-Submitted: auto-generated$/m);
    });

    it('reach a phone by a signed webhook, once each, while the mail server does not answer', async () => {
      mails.answer = () => 'never';
      await write(mailTo('lena@souk.example'));
      const loop = deliver(anOutbox(), IMPATIENT_MS);
      const delivered = loop.flush();
      await mails.until(() => mails.tries > 0);
      await write({ channel: 'sms', content: { to: '+971500000001', text: 'رمزك 123456' } });
      const [row] = (await api.pool.query(`select id from marketplace.outbox_messages where channel = 'sms'`))
        .rows as { id: string }[];
      loop.wake();
      await webhook.until(() => webhook.requests.length > 0);
      assert.deepEqual(errors, [], 'the mail still waits for its server');
      assert.equal(mails.accepted.length, 0);
      const [asked] = webhook.requests;
      assert.ok(asked);
      assert.deepEqual(JSON.parse(asked.body), { to: '+971500000001', text: 'رمزك 123456' });
      const signature = String(asked.headers['souk-signature']);
      const at = new Date(Number(/^t=(\d+),/.exec(signature)?.[1]) * 1000);
      assert.equal(signature, signatureOf(asked.body, SECRET, at));
      assert.equal(asked.headers['idempotency-key'], row?.id);
      await delivered;
    });

    it('wait for a webhook that fails or does not answer, and end where it refuses the message', async () => {
      const text = { channel: 'sms' as const, content: { to: '+971500000001', text: 'A word' } };
      await write(text);
      const loop = deliver(anOutbox(), IMPATIENT_MS);
      let at = 0;
      for (const [status, wait] of [
        [503, 5],
        [429, 10],
        [null, 20],
      ] as const) {
        webhook.answer = () => status;
        await loop.flush();
        assert.equal((await left()).length, 1);
        at += wait * 1000;
        api.clock.now = new Date(NOW.getTime() + at);
      }
      webhook.answer = () => 422;
      await loop.flush();
      assert.deepEqual([webhook.requests.length, await left()], [4, []]);
    });
  });
}
