import { interestCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { invalid } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { row, rows } from '../sql.ts';
import { translate } from '../texts/translate.ts';

/** A customer's interests (MOD-9); `customer/info` returns the chosen ones. */
export function interestRoutes(route: Route, { pool }: Context): void {
  route(
    interestCalls.saveInterest,
    async ({ requestContext, visitor, body: { module_id, category_ids } }) => {
      const module = sql<object>`select 1 from marketplace.modules where id = ${module_id}`;
      if (!(await row(pool, module))) throw invalid('module_id', 'invalid.unknown');
      const known = await rows(
        pool,
        sql<{ id: number }>`select id from marketplace.categories
        where id = any(${category_ids}::integer[]) and module_id = ${module_id} and parent_id is null`,
      );
      if (known.length < category_ids.length) throw invalid('category_ids', 'invalid.unknown');
      await rows(
        pool,
        sql<object>`insert into marketplace.customer_interests (customer_id, module_id, category_ids)
        values (${visitor.id}, ${module_id}, ${category_ids}::integer[])
        on conflict (customer_id, module_id) do update set category_ids = excluded.category_ids`,
      );
      return { message: translate(requestContext.language, 'interests.saved') };
    },
  );
}
