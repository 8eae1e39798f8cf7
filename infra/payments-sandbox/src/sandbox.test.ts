import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { rawClient } from '@souk/http-server/testing';
import { startPaymentsSandbox } from './start.ts';
import type { WebhookEvent } from './session.ts';

const KEY = 'the-key-of-a-shop';
const SECRET = 'what-webhooks-are-signed-with';

/** A shop that receives webhooks; it does not answer the first `deafFor` of them. */
function aShop() {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  const waiting: (() => void)[] = [];
  const shop = {
    heard,
    deafFor: 0,
    url: '',
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const isDeaf = shop.deafFor > 0;
      shop.deafFor -= 1;
      response.writeHead(isDeaf ? 503 : 200).end();
      if (isDeaf) return;
      heard.push({ headers: request.headers, body });
      waiting.shift()?.();
    });
  });
  return Object.assign(shop, {
    listen: () =>
      new Promise<void>((resolve) =>
        server.listen(0, '127.0.0.1', () => {
          shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
          resolve();
        }),
      ),
    close: () => server.close(),
  });
}

describe('the payments sandbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-payments-'));
  const options = { file: join(folder, 'payments', 'sessions.json'), key: KEY, webhookSecret: SECRET };
  let shop: ReturnType<typeof aShop>;
  let sandbox: Awaited<ReturnType<typeof startPaymentsSandbox>>;
  let made = 0;
  before(async () => {
    shop = aShop();
    await shop.listen();
  });
  beforeEach(async () => {
    sandbox = await startPaymentsSandbox(options);
    shop.heard.length = 0;
    shop.deafFor = 0;
  });
  afterEach(() => sandbox.close());
  after(() => {
    shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  interface Shown {
    id: string;
    status: string;
    url: string;
    refunded: number;
  }
  async function ask(method: string, path: string, body?: object, key = KEY) {
    const response = await fetch(`${sandbox.url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Shown };
  }
  const wish = (more: object = {}) => ({
    reference: `attempt-${(made += 1)}`,
    amount: 5017,
    currency: 'AED',
    description: '#36',
    return_url: 'https://souk.example/checkout/placed?order_id=36',
    webhook_url: `${shop.url}/webhook`,
    language: 'en',
    ...more,
  });
  const open = async (more: object = {}) => (await ask('POST', '/sessions', wish(more))).body;
  const press = (id: string, outcome: string) =>
    fetch(`${sandbox.url}/pay/${id}/${outcome}`, {
      method: 'POST',
      body: new URLSearchParams(),
      redirect: 'manual',
    });
  const page = async (id: string) => {
    const response = await fetch(`${sandbox.url}/pay/${id}`);
    return { response, html: await response.text() };
  };

  it('opens one session for one reference, with the key', async () => {
    assert.equal((await ask('POST', '/sessions', wish(), 'another')).status, 401);
    const wanted = wish();
    const [first, second] = [await ask('POST', '/sessions', wanted), await ask('POST', '/sessions', wanted)];
    assert.equal(first.status, 200);
    assert.deepEqual(second.body, first.body);
    assert.match(first.body.url, new RegExp(`^http://pay\\.localhost:\\d+/pay/${first.body.id}$`));
    assert.equal((await ask('POST', '/sessions', { ...wanted, amount: 1 })).status, 409);
    assert.equal((await ask('POST', '/sessions', wish({ amount: 0.5 }))).status, 400);
  });

  for (const [outcome, status, flag] of [
    ['paid', 'paid', 'success'],
    ['declined', 'declined', 'fail'],
    ['canceled', 'canceled', 'cancel'],
  ] as const) {
    it(`${outcome}: notifies the shop with a signature, and sends the payer back with ${flag} (CHK-12)`, async () => {
      const { id } = await open();
      const told = shop.next();
      const back = await press(id, outcome);
      assert.equal(back.status, 303);
      assert.equal(
        back.headers.get('location'),
        `https://souk.example/checkout/placed?order_id=36&flag=${flag}`,
      );
      await told;
      const [{ headers, body } = { headers: {}, body: '' }] = shop.heard;
      const event = JSON.parse(body) as WebhookEvent;
      assert.deepEqual([event.session, event.status, event.amount], [id, status, 5017]);
      const [, seconds, mac] = /^t=(\d+),v1=(.+)$/.exec(String(headers['sandbox-signature'])) ?? [];
      assert.equal(mac, createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
    });
  }

  it('keeps the first result, however often a button is pressed', async () => {
    const { id } = await open();
    const told = shop.next();
    await press(id, 'paid');
    await told;
    await press(id, 'declined');
    assert.equal((await ask('GET', `/sessions/${id}`)).body.status, 'paid');
    assert.equal(shop.heard.length, 1);
  });

  it('repeats a notification that the shop missed', async () => {
    shop.deafFor = 1;
    const { id } = await open();
    const told = shop.next();
    await press(id, 'paid');
    await told;
    assert.equal(shop.heard.length, 1);
  });

  for (const [outcome, words] of [
    ['paid-and-gone', 'Payment complete'],
    ['expired', 'has expired'],
  ] as const) {
    it(`${outcome}: stays on its own page`, async () => {
      const { id } = await open();
      const answer = await press(id, outcome);
      assert.equal(answer.status, 200);
      assert.match(await answer.text(), new RegExp(words));
    });
  }

  it('refunds once for each reference, and never more than was paid', async () => {
    const { id } = await open();
    const refund = (reference: string, amount: number) =>
      ask('POST', `/sessions/${id}/refunds`, { reference, amount });
    assert.equal((await refund('r0', 1)).status, 409);
    await press(id, 'paid');
    assert.equal((await refund('r1', 5000)).body.refunded, 5000);
    assert.equal((await refund('r1', 5000)).body.refunded, 5000);
    assert.equal((await refund('r2', 18)).status, 409);
  });

  it('stores payments over a restart', async () => {
    const { id } = await open();
    await press(id, 'paid');
    await sandbox.close();
    sandbox = await startPaymentsSandbox(options);
    assert.equal((await ask('GET', `/sessions/${id}`)).body.status, 'paid');
  });

  it('shows the amount in the payer’s language, runs no script, and escapes what it was given', async () => {
    const { id } = await open({ description: '<img src=x onerror=alert(1)>', language: 'ar' });
    const { response, html } = await page(id);
    assert.match(html, /dir="rtl"/);
    assert.match(html, /class="amount">50\.17\u00a0د\.إ</);
    assert.doesNotMatch(html, /<img|<script/);
    assert.match(
      response.headers.get('content-security-policy') ?? '',
      /default-src 'none'.*form-action 'self' https:\/\/souk\.example;/,
    );
    assert.equal((await page('nothing')).response.status, 404);
  });

  it('answers only to its configured names, and to one at a time', async () => {
    const named = await startPaymentsSandbox({ ...options, hosts: ['pay.localhost'] });
    const statusOf = async (...hosts: string[]) => {
      const lines = hosts.map((host) => `Host: ${host}`);
      const request = ['GET /pay/none HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n');
      return (await rawClient(named.url, request).closed).split(' ')[1];
    };
    try {
      assert.equal(await statusOf('pay.localhost:8082'), '404');
      assert.equal(await statusOf('evil.example'), '421');
      assert.equal(await statusOf('pay.localhost', 'pay.localhost'), '400');
    } finally {
      await named.close();
    }
  });
});
