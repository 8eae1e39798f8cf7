import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createPool, listen } from '@souk/database';
import { openServerDatabase, testDatabases } from '@souk/database/testing';
import type pg from 'pg';
import { createPayments } from '../payments/payments.ts';
import { PushFeed } from '../push/push-feed.ts';
import { PUSH_CHANNEL } from '../push/send-push.ts';
import { callsTo, northOf, type Refusal, type TestApi } from '../testing/api.ts';
import { buyers, line } from '../testing/buyers.ts';
import { insert, words } from '../testing/insert.ts';
import { retryLost, isLost, seeded } from '../testing/retry-lost.ts';
import { silentOutbox } from '../testing/silent-outbox.ts';
import { type KillableApi, startKillableApi } from '../testing/killable-api.ts';
import type { TestProvider } from '../testing/test-provider.ts';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import { buildWorld, type World } from '../testing/world.ts';

const OPENING = 9000;
const SHELVES = { apple: 40, small: 24, large: 24 };
const COUPON = { code: 'STORM', discount: 300, limit: 8 };
const HOUR = 3_600_000;

type Ending = 'stays' | 'is cancelled' | 'is paid' | 'is paid and cancelled' | 'is switched, then paid';

/** An operation of a customer; `repeats` is how many send the same attempt at once. */
interface Operation {
  who: number;
  things: number[];
  method: 'wallet' | 'cash_on_delivery' | 'digital_payment';
  partial: boolean;
  coupon: boolean;
  repeats: number;
  /** Fails when the connection breaks, without a retry. */
  givesUp: boolean;
  ending: Ending;
}

function randomOperations(count: number, customers: number, seed: number): Operation[] {
  const below = seeded(seed);
  const one = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0];
  return Array.from({ length: count }, () => {
    const method = one<Operation['method']>([
      'wallet',
      'cash_on_delivery',
      'digital_payment',
      'digital_payment',
    ]);
    const cancels = one<Ending>(['stays', 'is cancelled']);
    const first = below(4);
    return {
      who: below(customers),
      things: below(2) ? [first] : [first, (first + 1) % 4],
      method,
      partial: method !== 'wallet' && below(3) === 0,
      coupon: below(3) === 0,
      repeats: 1 + below(3),
      givesUp: below(6) === 0,
      ending:
        method === 'digital_payment'
          ? one<Ending>([cancels, 'is paid', 'is paid and cancelled', 'is switched, then paid'])
          : cancels,
    };
  });
}

/** The items on sale: a unit's price, and how the order names it. */
function goods({ items }: World) {
  const size = (label: string) => [{ name: 'Size', values: { label: [label] } }];
  return [
    { cents: 1000, line: line(items.apple) },
    { cents: 3000, line: line(items.apple, { quantity: 3 }) },
    { cents: 2000, line: line(items.shirt, { variation: size('S') }) },
    { cents: 5000, line: line(items.shirt, { variation: size('XL'), quantity: 2 }) },
  ];
}

async function fillShelves(pool: pg.Pool, { items, modules }: World): Promise<void> {
  await pool.query('update marketplace.items set stock = $2 where id = $1', [items.apple, SHELVES.apple]);
  await pool.query('update marketplace.items set stock = $2, variations = $3 where id = $1', [
    items.shirt,
    SHELVES.small + SHELVES.large,
    JSON.stringify([
      { options: [0], price: 2000, stock: SHELVES.small },
      { options: [1], price: 2500, stock: SHELVES.large },
    ]),
  ]);
  await insert(pool, 'coupons', {
    module_id: modules.grocery,
    title: words('Storm'),
    code: COUPON.code,
    discount_type: 'amount',
    discount: COUPON.discount,
    limit_total: COUPON.limit,
    starts_at: new Date(Date.now() - HOUR),
    ends_at: new Date(Date.now() + HOUR),
  });
}

interface Storm {
  api: KillableApi;
  world: World;
  provider: TestProvider;
  people: Awaited<ReturnType<ReturnType<typeof buyers>['customer']>>[];
  onLost(): void;
}

/** Carries out an operation; returns the order of its attempt, if it got an answer. */
async function carryOut({ api, world, provider, people, onLost }: Storm, operation: Operation, key: string) {
  const buyer = people[operation.who] ?? assert.fail('nobody');
  const untilAnswered = <T>(ask: () => Promise<T>) => retryLost(api, onLost, ask);
  const chosen = operation.things.map((at) => goods(world)[at] ?? assert.fail('nothing'));
  const cents = chosen.reduce((sum, each) => sum + each.cents, 0) - (operation.coupon ? COUPON.discount : 0);
  const body = {
    order_type: 'take_away',
    items: chosen.map((each) => each.line),
    payment_method: operation.method,
    ...(operation.partial && { partial_payment: 1 }),
    ...(operation.coupon && { coupon_code: COUPON.code }),
    // The note identifies the order of each attempt.
    order_note: key,
    accepted_total: cents / 100,
  };
  const place = () => buyer.place(body, key);
  const once = async () => {
    await api.running();
    return place().catch((error: unknown) => (isLost(error) ? null : Promise.reject(error)));
  };
  const answers = await Promise.all(
    Array.from({ length: operation.repeats }, () => (operation.givesUp ? once() : untilAnswered(place))),
  );
  const answered = answers.filter((answer) => answer !== null);
  for (const answer of answered)
    assert.ok([200, 403].includes(answer.status), `${answer.status} ${JSON.stringify(answer.body)}`);
  const ids = new Set(answered.filter(({ status }) => status === 200).map((answer) => answer.body.order_id));
  assert.ok(ids.size <= 1, 'every repeat is told of the same order');
  const [id] = ids;
  if (id === undefined) return null;

  const post = (path: string, more: object) =>
    untilAnswered(() =>
      callsTo(() => api.url)<Refusal>('POST', `/api/v1/customer/order/${path}`, {
        body: { order_id: id, ...more },
        headers: northOf(world)(world.modules.grocery),
        token: buyer.token,
      }),
    );
  const cancel = async () => assert.equal((await post('cancel', { reason: 'Storm' })).status, 200);
  const pay = async () => {
    if (!answered.some((answer) => answer.body.payment_url)) return;
    const event = { eventId: randomUUID(), at: new Date() };
    const sendEvent = () => untilAnswered(() => provider.sendEvent(provider.ofOrder(id), 'paid', event));
    assert.deepEqual(await Promise.all([sendEvent(), sendEvent()]), [200, 200]);
  };
  if (operation.ending === 'is cancelled') await cancel();
  if (operation.ending === 'is paid') await pay();
  if (operation.ending === 'is paid and cancelled') await Promise.all([pay(), cancel()]);
  if (operation.ending === 'is switched, then paid') {
    await post('payment-method', { payment_method: 'cash_on_delivery' });
    await pay();
  }
  return { id, body, buyer };
}

/** All sums that have to agree, read from the database only. */
async function checkSums(pool: pg.Pool, { items }: World, people: Storm['people']): Promise<void> {
  const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows;
  const [shelf] = await rows(
    `select apple.stock as apple, shirt.stock as shirt, shirt.variations from marketplace.items apple, marketplace.items shirt
     where apple.id = $1 and shirt.id = $2`,
    [items.apple, items.shirt],
  );
  const [sold] = await rows(
    `select coalesce(sum(quantity) filter (where item_id = $1), 0)::int as apple,
       coalesce(sum(quantity) filter (where item_id = $2 and chosen @> '[{"options": [0]}]'), 0)::int as small,
       coalesce(sum(quantity) filter (where item_id = $2 and chosen @> '[{"options": [1]}]'), 0)::int as large
     from marketplace.order_items line join marketplace.orders o on o.id = line.order_id where o.status <> 'canceled'`,
    [items.apple, items.shirt],
  );
  const [small, large] = shelf.variations.map(({ stock }: { stock: number }) => stock);
  const stands = { apple: shelf.apple + sold.apple, small: small + sold.small, large: large + sold.large };
  assert.deepEqual(stands, SHELVES, 'what is on the shelves and what was sold');
  assert.equal(shelf.shirt, small + large, 'an item has what its combinations have');

  const wallets = await rows(
    `select wallet, (select sum(amount)::int from marketplace.wallet_entries where customer_id = c.id) as ledger,
       $2 - (select coalesce(sum(wallet_used), 0)::int from marketplace.orders where customer_id = c.id and status <> 'canceled') as left
     from marketplace.customers c where id = any($1)`,
    [people.map(({ id }) => id), OPENING],
  );
  for (const { wallet, ledger, left } of wallets)
    assert.deepEqual([ledger, left], [wallet, wallet], 'wallet, ledger and orders');

  const uses = await rows('select order_id from marketplace.coupon_uses order by 1');
  const using = await rows(
    `select id as order_id from marketplace.orders where coupon_id is not null and status <> 'canceled' order by 1`,
  );
  assert.deepEqual(uses, using, 'uses of the coupon');
  assert.ok(uses.length <= COUPON.limit && uses.length > 0);

  assert.deepEqual(
    await rows(
      `select id from marketplace.orders o where (select count(*) from marketplace.order_events where order_id = o.id and status = 'pending' and note = '') <> 1
         or not exists (select from marketplace.order_items where order_id = o.id)
         or (select count(*) from marketplace.order_events where order_id = o.id and status = 'canceled') <> (status = 'canceled')::int`,
    ),
    [],
    'orders without their lines or steps',
  );
}

/** What a provider captured and did not refund is what orders were paid with. */
async function checkMoney(pool: pg.Pool, provider: TestProvider): Promise<void> {
  const { rows } = await pool.query(
    `select p.id, p.amount from marketplace.payments p join marketplace.orders o on o.id = p.order_id
     where o.payment_status = 'paid' and o.payment_method = 'digital_payment' and o.total - o.wallet_used = p.amount and o.total > o.wallet_used
     order by p.id collate "C"`,
  );
  const paid = provider.sessions
    .filter(({ status, refunds }) => status === 'paid' && refunds.length === 0)
    .map(({ reference, amount }) => ({ id: reference, amount }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  assert.deepEqual(paid, rows, 'what the provider holds');
  for (const { refunds, amount } of provider.sessions)
    assert.ok(refunds.length <= 1 && refunds.every((each) => each.amount === amount));
}

for (const { name } of testDatabases()) {
  const onServer = name === 'server';
  const [count, kills, customers] = onServer ? [80, 4, 8] : [16, 1, 4];

  describe(`an API that is killed, on the ${name} database`, () => {
    it(`${count} orders, cancellations and payments add up though the process is killed (${kills}×), and no attempt is lost or made twice (API-14, PAY-6)`, async (context) => {
      const folder = await mkdtemp(join(tmpdir(), 'souk-killed-'));
      const server = onServer ? await openServerDatabase() : null;
      const provider = await startTestSandbox();
      const api = await startKillableApi({
        mediaDir: folder,
        payments: provider.options,
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
          await fillShelves(pool, world);
          const crowd = buyers({ at: northOf(world), call, guest: () => assert.fail(), pool, world });
          const people: Storm['people'] = [];
          for (let each = 0; each < customers; each += 1)
            people.push(await crowd.customer(OPENING, world.modules.grocery));
          return { world, people };
        });

        const todo = randomOperations(count, customers, 20_260).map((operation) => ({
          operation,
          key: randomUUID(),
        }));
        const answered = new Map<string, NonNullable<Awaited<ReturnType<typeof carryOut>>>>();
        let [lost, done] = [0, 0];
        const storm = { api, world, provider, people, onLost: () => (lost += 1) };
        const waiting = [...todo];
        const share = Math.floor(count / (kills + 1));
        // On a server, the process is killed just after the next commit, before it has read its result.
        let armed = false;
        const strike = () => {
          if (armed) void api.kill();
          armed = false;
        };
        const listening = await listen({
          databaseUrl: api.databaseUrl,
          channel: PUSH_CHANNEL,
          onPayload: strike,
        });
        const someone = async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const order = await carryOut(storm, next.operation, next.key);
            if (order) answered.set(next.key, order);
            done += 1;
            if (done % share !== 0 || done / share > kills) continue;
            armed = true;
            if (!onServer) strike();
          }
        };
        const start = performance.now();
        await Promise.all(Array.from({ length: 14 }, someone));
        await listening.close();
        await api.running();
        context.diagnostic(
          `${answered.size} orders, ${lost} requests lost, ${Math.round(performance.now() - start)} ms`,
        );
        assert.ok(lost > 0, 'kills came in the middle of something');
        assert.ok(answered.size > count / 3, 'many were placed');

        // A repeat gets the same answer as before.
        for (const [key, { id, body, buyer }] of answered) {
          const answer = await buyer.place(body, key);
          assert.deepEqual([answer.status, answer.body.order_id], [200, id]);
        }
        await inDatabase(async (pool) => {
          const speaks = provider.connect(api.url, () => new Date());
          const troubles: unknown[] = [];
          const payments = createPayments(
            {
              pool,
              now: () => new Date(),
              push: new PushFeed(),
              outbox: silentOutbox(),
              publicUrl: () => 'https://souk.example',
            },
            speaks,
            (error) => troubles.push(error),
          );
          await payments.sweep();
          payments.stop();
          assert.deepEqual(troubles, []);

          const { rows: orders } = await pool.query<{ id: number; key: string }>(
            'select id, order_note as key from marketplace.orders order by id',
          );
          assert.equal(
            new Set(orders.map(({ key }) => key)).size,
            orders.length,
            'no attempt made two orders',
          );
          const made = new Map(orders.map(({ id, key }) => [key, id]));
          for (const [key, { id }] of answered) assert.equal(made.get(key), id, 'what was told is there');
          const silent = new Set<string>(
            todo.filter(({ operation }) => operation.givesUp).map(({ key }) => key),
          );
          for (const [key] of made) assert.ok(answered.has(key) || silent.has(key), 'nobody else ordered');
          const { rows: attempts } = await pool.query(
            'select order_id as id, key from marketplace.order_attempts order by 1',
          );
          assert.deepEqual(attempts, orders, 'each attempt with its order');
          await checkSums(pool, world, people);
          await checkMoney(pool, provider);
        });
      } finally {
        await api.close();
        await provider.close();
        await server?.close();
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}
