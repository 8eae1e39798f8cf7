import { sessionCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { customerWire, type CustomerRow } from '../entities/customer.ts';
import { readSettings } from '../entities/settings.ts';
import { createProblem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { welcomeDiscountOf } from '../orders/welcome-discount.ts';
import { row, rows } from '../sql.ts';
import { translate } from '../texts/translate.ts';

/** The signed-in customer, and whether they have been welcomed. */
export function customerRoutes(route: Route, context: Context): void {
  const { pool, now, fileKey, mediaUrl } = context;

  route(sessionCalls.welcomeSeen, async ({ visitor, requestContext }) => {
    await rows(
      pool,
      sql<object>`update marketplace.customers set welcome_seen_at = ${now()} where id = ${visitor.id} and welcome_seen_at is null`,
    );
    return { message: translate(requestContext.language, 'session.welcome_seen') };
  });

  route(sessionCalls.customer, async ({ visitor }) => {
    const customer = await row<CustomerRow>(
      pool,
      sql`select c.*, (select count(*)::integer from marketplace.orders where customer_id = c.id) as order_count,
            array(select distinct module_id from marketplace.orders
              where customer_id = c.id and status = 'delivered' and store_id is not null and module_id is not null
              order by module_id) as visited_module_ids,
            coalesce((select jsonb_agg(jsonb_build_object('module_id', module_id, 'category_ids', category_ids) order by module_id)
              from marketplace.customer_interests where customer_id = c.id), '[]') as interests
          from marketplace.customers c where c.id = ${visitor.id}`,
    );
    if (!customer) throw createProblem(401, 'token', 'session.expired');
    const welcome = await welcomeDiscountOf(pool, customer.id, await readSettings(pool), now());
    return customerWire(customer, welcome, { mediaUrl, fileKey, now: now() });
  });
}
