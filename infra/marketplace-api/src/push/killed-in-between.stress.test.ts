import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { transaction } from '@souk/database';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { buyers } from '../testing/buyers.ts';
import { startFakeFcm, type AcceptedMessage, type FakeFcm } from '../testing/fake-fcm.ts';
import { words } from '../testing/insert.ts';
import { startKillableApi } from '../testing/killable-api.ts';
import { PushFeed } from './push-feed.ts';
import { sendPush } from './send-push.ts';

// Two processes share one database, which needs a server.
for (const database of testDatabases().filter(({ name }) => name === 'server')) {
  describe(`messages by Firebase Cloud Messaging, on the ${database.name} database (PSH-6)`, () => {
    let google: FakeFcm;
    let api: TestApi;
    before(async () => {
      google = await startFakeFcm();
      api = await startTestApi(database, undefined, { firebase: { browser: google.options.browser } });
    });
    after(async () => {
      await api.close();
      await google.close();
    });
    const bodies = () => google.accepted.map(({ data }) => data.body);

    it(
      'survive a process that is killed in the middle: none is lost, and repeats have the same number',
      { timeout: 90_000 },
      async () => {
        const ada = await buyers(api).customer();
        await api.call('POST', '/api/v1/customer/cm-firebase-token', {
          body: { cm_firebase_token: 'browser-1', _method: 'put' },
          token: ada.token,
        });
        // The other process has a clock of its own, and ends old sessions when it starts.
        await api.pool.query(`update marketplace.sessions set expires_at = now() + interval '1 day'`);
        const hangs = (message: AcceptedMessage) => Number(message.data.body) % 3 === 0;
        google.answer = (message) => (hangs(message) ? null : { status: 200 });
        const killable = await startKillableApi({
          databaseUrl: api.databaseUrl,
          mediaDir: api.mediaDir,
          firebase: google.options,
        });
        const tell = (body: string) =>
          transaction(api.pool, (client) => {
            const text = { type: 'word', title: words('Hello'), body: words(body) };
            return sendPush(client, new PushFeed(), ada.id, text, new Date());
          });
        try {
          for (let count = 1; count <= 15; count += 1) await tell(String(count));
          await google.until(() => google.requests.some(hangs) && google.accepted.length > 0);
          await killable.kill();
          google.answer = () => ({ status: 200 });
          // What the killed process had claimed can be claimed again after a while.
          await api.pool.query('update marketplace.push_deliveries set next_at = now()');
          await tell('16');
          await google.until(() => new Set(bodies()).size === 16);
        } finally {
          await killable.close();
        }
        // A message has the same id however often it was sent.
        const numbered = google.accepted.map(({ data }) => `${data.id} ${data.body}`);
        assert.equal(new Set(numbered).size, 16);
      },
    );
  });
}
