import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { NOW } from '../testing/world.ts';
import { sweep } from './sweep.ts';

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3600 * 1000);

for (const database of testDatabases()) {
  describe(`the daily sweep on the ${database.name} database`, () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());
    const column = async (text: string) =>
      (await api.pool.query({ text, rowMode: 'array' })).rows.map(([first]) => String(first));

    it('deletes keys, sessions and guests that cannot be used any more, and no others', async () => {
      await api.pool.query('delete from marketplace.guests');
      const guest = (name: string, created: Date) =>
        api.pool.query('insert into marketplace.guests values (convert_to($1, $2), $3)', [
          name,
          'UTF8',
          created,
        ]);
      await guest('new', daysAgo(6));
      await guest('idle', daysAgo(8));
      await guest('ordering', daysAgo(8));
      await guest('old', daysAgo(181));
      await guest('emptied', daysAgo(181));
      await guest('shopping', daysAgo(181));
      for (const name of ['emptied', 'shopping'])
        await api.pool.query(
          'insert into marketplace.carts (guest_hash, module_id) values (convert_to($1, $2), $3)',
          [name, 'UTF8', api.world.modules.food],
        );
      await api.pool.query(
        `insert into marketplace.cart_lines (cart_id, item_id, quantity, seen_price)
         select id, $1, 1, 100 from marketplace.carts where guest_hash = 'shopping'::bytea`,
        [api.world.items.soup],
      );
      await api.pool.query(
        `insert into marketplace.orders (guest_hash, store_id, module_id, total, status)
         values ('ordering'::bytea, $1, $2, 100, 'delivered')`,
        [api.world.stores.kitchen, api.world.modules.food],
      );
      await api.pool.query(
        `insert into marketplace.throttles values ('day', 1, $1, $3), ('hour', 1, $2, $3)`,
        [daysAgo(1.1), daysAgo(0.9), NOW],
      );
      await api.pool.query(
        `insert into marketplace.codes (request_hash, recipient, purpose, code_hash, network_hash, sent_at, expires_at)
         values ('old', '+971501', 'reset', '', '', $1, $1), ('live', '+971501', 'reset', '', '', $1, $2)`,
        [daysAgo(0.1), daysAgo(-0.1)],
      );
      await api.pool.query(
        `insert into marketplace.idempotency_keys values ('a', 'day', '', $1), ('a', 'hour', '', $2)`,
        [daysAgo(2), daysAgo(0.1)],
      );
      await api.pool.query(
        `with made as (
           insert into marketplace.orders (store_id, module_id, total, status)
           select $1, $2, 100, 'pending' from generate_series(1, 2) returning id)
         insert into marketplace.order_attempts (owner, key, request_hash, order_id, created_at)
         select 'a', case row_number() over (order by id) when 1 then 'day' else 'hour' end, '', id,
           case row_number() over (order by id) when 1 then $3::timestamptz else $4::timestamptz end from made`,
        [api.world.stores.kitchen, api.world.modules.food, daysAgo(1.1), daysAgo(0.9)],
      );
      const { rows } = await api.pool.query(
        `insert into marketplace.customers (f_name, l_name, email, phone, ref_code) values ('A', 'B', 'sweep@souk.example', '+971501', 'SWEEP') returning id`,
      );
      const session = (name: string, expires: Date, revoked: Date | null) =>
        api.pool.query(
          `insert into marketplace.sessions (token_hash, customer_id, expires_at, revoked_at) values (convert_to($1, 'UTF8'), $2, $3, $4)`,
          [name, rows[0].id, expires, revoked],
        );
      await session('open', daysAgo(-1), null);
      await session('expired', daysAgo(1), null);
      await session('revoked', daysAgo(-1), daysAgo(1));

      await api.pool.query(`insert into marketplace.known_networks values ($1, 'old', $2), ($1, 'new', $3)`, [
        rows[0].id,
        daysAgo(91),
        daysAgo(89),
      ]);

      await sweep(api.pool, NOW);
      assert.deepEqual(
        await column(`select convert_from(id_hash, 'UTF8') from marketplace.guests order by 1`),
        ['new', 'ordering', 'shopping'],
      );
      assert.deepEqual(await column('select key from marketplace.idempotency_keys'), ['hour']);
      assert.deepEqual(await column('select key from marketplace.order_attempts'), ['hour']);
      assert.deepEqual(await column('select count(*) from marketplace.orders'), ['3'], 'orders stay');
      assert.deepEqual(
        await column(
          `select convert_from(token_hash, 'UTF8') from marketplace.sessions where customer_id = ${rows[0].id}`,
        ),
        ['open'],
      );
      const remaining = [
        [`select convert_from(key, 'UTF8') from marketplace.throttles`, 'hour'],
        [`select convert_from(request_hash, 'UTF8') from marketplace.codes`, 'live'],
        [`select convert_from(network_hash, 'UTF8') from marketplace.known_networks`, 'new'],
      ] as const;
      for (const [text, left] of remaining) assert.deepEqual(await column(text), [left]);
    });
  });
}
