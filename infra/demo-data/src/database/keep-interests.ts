import { transaction } from '@souk/database';
import type pg from 'pg';
import { LAST_DEMO_CUSTOMER } from '../customers/customers.ts';

/** What is put aside while the tables are filled; a fill that was broken off leaves it for the next one. */
const PUT_ASIDE = 'demo_interests_put_aside';

interface Interests {
  customer_id: number;
  module_id: number;
  category_ids: number[];
}

/** What people who signed up are interested in, also where an earlier fill put it aside; the newest first (MOD-9). */
export async function readInterests(client: pg.ClientBase): Promise<Interests[]> {
  const aside = await client.query<{ value: Interests[] }>(
    'select value from marketplace.settings where key = $1',
    [PUT_ASIDE],
  );
  const chosen = await client.query<Interests>(
    'select customer_id, module_id, category_ids from marketplace.customer_interests where customer_id > $1',
    [LAST_DEMO_CUSTOMER],
  );
  return [...chosen.rows, ...(aside.rows[0]?.value ?? [])];
}

export async function putInterestsAside(client: pg.ClientBase, interests: Interests[]): Promise<void> {
  await client.query('insert into marketplace.settings values ($1, $2)', [
    PUT_ASIDE,
    JSON.stringify(interests),
  ]);
}

/** Puts back what was put aside, as far as its modules and categories are there again. */
export const putInterestsBack = (pool: pg.Pool): Promise<void> =>
  transaction(pool, async (client) => {
    for (const { customer_id, module_id, category_ids } of await readInterests(client))
      await client.query(
        `insert into marketplace.customer_interests
         select customer.id, module.id, array(
           select id from marketplace.categories
           where module_id = module.id and parent_id is null and id = any($3) order by id)
         from marketplace.customers customer, marketplace.modules module
         where customer.id = $1 and module.id = $2 on conflict do nothing`,
        [customer_id, module_id, category_ids],
      );
    await client.query('delete from marketplace.settings where key = $1', [PUT_ASIDE]);
  });
