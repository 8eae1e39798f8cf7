import { transaction } from '@souk/database';
import type pg from 'pg';
import { LAST_DEMO_CUSTOMER } from '../customers/customers.ts';

/** The setting that stores interests while the tables are filled; after an interrupted fill the next one continues with it. */
const SAVED_INTERESTS_TABLE = 'demo_interests_put_aside';

interface Interests {
  customer_id: number;
  module_id: number;
  category_ids: number[];
}

/** The interests of accounts created by people, including those stored by an interrupted fill; the newest first (MOD-9). */
export async function readInterests(client: pg.ClientBase): Promise<Interests[]> {
  const aside = await client.query<{ value: Interests[] }>(
    'select value from marketplace.settings where key = $1',
    [SAVED_INTERESTS_TABLE],
  );
  const chosen = await client.query<Interests>(
    'select customer_id, module_id, category_ids from marketplace.customer_interests where customer_id > $1',
    [LAST_DEMO_CUSTOMER],
  );
  return [...chosen.rows, ...(aside.rows[0]?.value ?? [])];
}

export async function saveInterests(client: pg.ClientBase, interests: Interests[]): Promise<void> {
  await client.query('insert into marketplace.settings values ($1, $2)', [
    SAVED_INTERESTS_TABLE,
    JSON.stringify(interests),
  ]);
}

/** Restores the stored interests whose modules and categories exist again. */
export const restoreInterests = (pool: pg.Pool): Promise<void> =>
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
    await client.query('delete from marketplace.settings where key = $1', [SAVED_INTERESTS_TABLE]);
  });
