import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createPool, listen } from '@souk/database';
import { openServerDatabase, testDatabases } from '@souk/database/testing';
import type pg from 'pg';
import { PUSH_CHANNEL } from '../push/send-push.ts';
import { callsTo, northOf, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers, line } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { retryLost, seeded } from '../testing/retry-lost.ts';
import { type KillableApi, startKillableApi } from '../testing/killable-api.ts';
import type { TestProvider, TestSession } from '../testing/test-provider.ts';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import { buildWorld, type World } from '../testing/world.ts';

const OPERATOR = 'operator-of-this-test';
const OPENING = 5000;
const OPENING_POINTS = 300;
const HOUR = 3_600_000;
const STEPS = ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'];

type Tip = 'none' | 'wallet' | 'digital_payment';
/** An operation with money: an order that is delivered and tipped, a deposit, or a conversion. */
type Operation =
  | { kind: 'order'; who: number; quantity: number; tip: Tip }
  | { kind: 'fund'; who: number; amount: number }
  | { kind: 'convert'; who: number; points: number };

function operations(count: number, customers: number, seed: number): Operation[] {
  const below = seeded(seed);
  const tips: readonly Tip[] = ['none', 'wallet', 'digital_payment'];
  return Array.from({ length: count }, (_, at): Operation => {
    const who = below(customers);
    if (at % 3 === 0) return { kind: 'order', who, quantity: 1 + below(3), tip: tips[below(3)] ?? 'none' };
    if (at % 3 === 1) return { kind: 'fund', who, amount: 10 + below(30) };
    return { kind: 'convert', who, points: 20 + below(30) };
  });
}

interface Storm {
  api: KillableApi;
  world: World;
  provider: TestProvider;
  people: Awaited<ReturnType<ReturnType<typeof buyers>['customer']>>[];
  onLost(): void;
}

/** What was confirmed to customers, by its subject. */
interface Told {
  delivered: Set<number>;
  converted: Map<string, number>;
  paid: Map<string, number>;
}

async function carryOut(storm: Storm, told: Told, operation: Operation): Promise<void> {
  const { api, world, provider, people, onLost } = storm;
  const buyer = people[operation.who] ?? assert.fail('nobody');
  const call = callsTo(() => api.url);
  const again = <T>(ask: () => Promise<T>) => retryLost(api, onLost, ask);
  const post = <Body extends object = Refusal>(path: string, body: object, headers = {}) =>
    again(() =>
      call<Body>('POST', `/api/v1/customer/${path}`, {
        body,
        headers: { ...northOf(world)(world.modules.food), ...headers },
        token: buyer.token,
      }),
    );
  /** The provider sends an event twice at once, as real ones may. */
  const pay = async (url: string | null | undefined) => {
    const session = provider.sessions.find((each) => each.url === url) ?? assert.fail('no session');
    const event = { eventId: randomUUID(), at: new Date() };
    const tell = () => again(() => provider.sendEvent(session, 'paid', event));
    assert.deepEqual(await Promise.all([tell(), tell()]), [200, 200]);
    told.paid.set(session.reference, session.amount);
  };

  if (operation.kind === 'fund') {
    const body = { amount: operation.amount, payment_method: 'digital_payment' };
    const { status, body: answer } = await post<{ payment_url: string }>('wallet/add-fund', body);
    assert.equal(status, 200);
    return pay(answer.payment_url);
  }
  if (operation.kind === 'convert') {
    const key = randomUUID();
    const convert = () =>
      post('loyalty-point/point-transfer', { point: operation.points }, { 'Idempotency-Key': key });
    const answers = await Promise.all([convert(), convert()]);
    // A customer with too few points is refused each time.
    for (const { status } of answers) assert.ok([200, 422].includes(status), String(status));
    if (answers.some(({ status }) => status === 200)) told.converted.set(key, operation.points);
    return;
  }

  const items = [line(world.items.soup, { quantity: operation.quantity })];
  let id: number | null = null;
  while (id === null) {
    const { body } = await again(() => buyer.quote({ items }));
    const key = randomUUID();
    const placed = await again(() => buyer.place({ items, accepted_total: body.bill.total }, key));
    // Another first order has used the welcome discount in the meantime.
    if (placed.status !== 409) id = placed.body.order_id;
  }
  const order_id = id;
  for (const status of STEPS) {
    const path = `/api/v1/operator/orders/${order_id}/status`;
    const moved = await again(() => call('POST', path, { body: { status }, token: OPERATOR }));
    // A completed operation whose response was lost cannot be repeated.
    assert.ok([200, 409].includes(moved.status), `${status}: ${moved.status}`);
  }
  told.delivered.add(order_id);
  if (operation.tip === 'none') return;
  const { status, body } = await post<{ payment_url: string | null }>('order/tip', {
    order_id,
    amount: 2,
    payment_method: operation.tip,
  });
  assert.ok([200, 409, 403].includes(status), String(status));
  if (status === 200 && operation.tip === 'digital_payment') await pay(body.payment_url);
}

/** All sums that have to agree, read from the database only. */
async function checkLedgers(pool: pg.Pool, told: Told, sessions: readonly TestSession[]): Promise<void> {
  const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows;
  const none = async (what: string, sql: string) => assert.deepEqual(await rows(sql), [], what);

  await none(
    'balances are the sums of their ledgers',
    `select id from marketplace.customers c
     where wallet <> (select coalesce(sum(amount), 0) from marketplace.wallet_entries where customer_id = c.id)
       or loyalty_points <> (select coalesce(sum(points), 0) from marketplace.loyalty_entries where customer_id = c.id)`,
  );
  await none(
    'a delivered order brought its points and its cashback, once; another one nothing',
    `select o.id from marketplace.orders o
     where (select coalesce(array_agg(points), '{}') from marketplace.loyalty_entries where order_id = o.id and kind = 'earned')
         <> case when status = 'delivered' then array[total / 100] else '{}' end
       or (select coalesce(array_agg(amount), '{}') from marketplace.wallet_entries where order_id = o.id and kind = 'cashback')
         <> case when status = 'delivered' and cashback > 0 then array[cashback] else '{}' end`,
  );
  await none(
    'converted points are in the wallet, at their rate',
    `select id from marketplace.customers c
     where (select coalesce(sum(-points), 0) from marketplace.loyalty_entries where customer_id = c.id and kind = 'converted')
         <> (select coalesce(sum(amount), 0) from marketplace.wallet_entries where customer_id = c.id and kind = 'points')`,
  );
  await none(
    'a tip was paid once: from the wallet, or by the provider',
    `select o.id from marketplace.orders o
     where tip_after <> (select coalesce(-sum(amount), 0) from marketplace.wallet_entries where order_id = o.id and kind = 'tip')
         + (select coalesce(sum(amount), 0) from marketplace.payments where order_id = o.id and purpose = 'tip' and status = 'paid')`,
  );
  await none(
    'a referral is rewarded on both sides once its first order is delivered',
    `select r.customer_id from marketplace.referrals r
     where (select count(*) from marketplace.wallet_entries where referral_id = r.customer_id and kind = 'referral' and amount = r.reward)
         <> case when exists (select from marketplace.orders where customer_id = r.customer_id and status = 'delivered') then 2 else 0 end`,
  );
  await none(
    'the welcome discount is in one bill of each customer',
    `select customer_id from marketplace.orders group by customer_id having count(*) filter (where welcome_discount > 0) <> 1`,
  );

  const delivered = await rows(`select id from marketplace.orders where status = 'delivered'`);
  assert.deepEqual(new Set(delivered.map(({ id }) => id as number)), told.delivered);
  const converted = await rows(
    `select transfer_key as key, -points as points from marketplace.loyalty_entries where kind = 'converted'`,
  );
  assert.deepEqual(
    new Map(converted.map(({ key, points }) => [key as string, points as number])),
    told.converted,
  );
  // What the provider captured is in a wallet, a tip, or refunded.
  const kept = await rows(
    `select p.id, p.amount from marketplace.payments p where p.status = 'paid'
       and (p.purpose = 'tip' or exists (select from marketplace.wallet_entries e
         where e.payment_id = p.id and e.kind = 'fund' and e.amount = p.amount))`,
  );
  const taken = sessions.filter(({ status, refunds }) => status === 'paid' && refunds.length === 0);
  const byId = (list: { id: string; amount: number }[]) =>
    new Map(list.map(({ id, amount }) => [id, amount]));
  const held = byId(taken.map(({ reference: id, amount }) => ({ id, amount })));
  assert.deepEqual(byId(kept as { id: string; amount: number }[]), held);
  assert.deepEqual(told.paid, held);
}

/** Points to convert, an offer and a reward, and every second customer invited by the one before. */
async function fillWorld(pool: pg.Pool, world: World, people: Storm['people']): Promise<void> {
  const times = { starts_at: new Date(Date.now() - HOUR), ends_at: new Date(Date.now() + HOUR) };
  await insert(pool, 'cashback_offers', {
    title: words('Back'),
    cashback_type: 'percentage',
    cashback_amount: 5,
    ...times,
  });
  await insert(pool, 'delivery_men', {
    zone_id: world.zones.north,
    f_name: 'Omar',
    l_name: 'Saleh',
    phone: '+971500000555',
    latitude: 0.6,
    longitude: 0.5,
  });
  for (const [at, { id }] of people.entries()) {
    await pool.query('update marketplace.customers set loyalty_points = $2 where id = $1', [
      id,
      OPENING_POINTS,
    ]);
    await insert(pool, 'loyalty_entries', { customer_id: id, kind: 'opening', points: OPENING_POINTS });
    const referrer = people[at - 1];
    if (at % 2 === 1 && referrer)
      await pool.query('insert into marketplace.referrals (customer_id, referrer_id) values ($1, $2)', [
        id,
        referrer.id,
      ]);
  }
}

for (const { name } of testDatabases()) {
  const onServer = name === 'server';
  const [count, kills, customers] = onServer ? [33, 2, 6] : [12, 1, 4];

  describe(`wallets and points of an API that is killed, on the ${name} database`, () => {
    it(`${count} deliveries, top-ups, tips and conversions add up though the process is killed (${kills}×): nothing is given twice or lost (WAL-9, WAL-4, PAY-6, SES-15)`, async (context) => {
      const folder = await mkdtemp(join(tmpdir(), 'souk-killed-'));
      const server = onServer ? await openServerDatabase() : null;
      const provider = await startTestSandbox();
      const api = await startKillableApi({
        mediaDir: folder,
        payments: provider.options,
        operatorToken: OPERATOR,
        ...(server ? { databaseUrl: server.url } : { dataDir: join(folder, 'data') }),
      });
      const inDatabase = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
        const pool = createPool(api.databaseUrl);
        return work(pool).finally(() => pool.end());
      };
      try {
        const call: TestApi['call'] = callsTo(() => api.url);
        const { world, people } = await inDatabase(async (pool) => {
          const world = await buildWorld(pool);
          for (const [key, value] of [
            ['welcome_discount', 10],
            ['loyalty_point_minimum', 1],
          ] as const)
            await insert(pool, 'settings', { key, value });
          const crowd = buyers({ at: northOf(world), call, guest: () => assert.fail(), pool, world });
          const people: Storm['people'] = [];
          for (let each = 0; each < customers; each += 1) people.push(await crowd.customer(OPENING));
          await fillWorld(pool, world, people);
          return { world, people };
        });

        const told: Told = { delivered: new Set(), converted: new Map(), paid: new Map() };
        const waiting = operations(count, customers, 20_261);
        let [lost, done] = [0, 0];
        const storm = { api, world, provider, people, onLost: () => (lost += 1) };
        const share = Math.floor(count / (kills + 1));
        // On a server every other kill comes just after a commit, before its response is sent.
        let armed = false;
        const listening = await listen({
          databaseUrl: api.databaseUrl,
          channel: PUSH_CHANNEL,
          onPayload() {
            if (armed) void api.kill();
            armed = false;
          },
        });
        const someone = async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            await carryOut(storm, told, next);
            done += 1;
            if (done % share !== 0 || done / share > kills) continue;
            if (onServer && (done / share) % 2 === 0) armed = true;
            else void api.kill();
          }
        };
        await Promise.all(Array.from({ length: 8 }, someone));
        await listening.close();
        await api.running();
        context.diagnostic(
          `${told.delivered.size} deliveries, ${told.paid.size} payments, ${lost} requests lost`,
        );
        assert.ok(lost > 0, 'kills came in the middle of something');
        await inDatabase((pool) => checkLedgers(pool, told, provider.sessions));
      } finally {
        await api.close();
        await provider.close();
        await server?.close();
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}
