import { HEADERS } from '@souk/contracts';
import { loyaltyCalls } from '@souk/contracts/api';
import { attemptOf } from '../cart/idempotency.ts';
import type { Context } from '../context.ts';
import { invalid } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { loyaltyTransactions } from '../loyalty/loyalty-transactions.ts';
import { transferPoints } from '../loyalty/transfer-points.ts';
import { translate } from '../texts/translate.ts';

/** A customer's loyalty points: their ledger and conversion (WAL-3, WAL-4). */
export function loyaltyRoutes(route: Route, context: Context): void {
  route(loyaltyCalls.loyaltyTransactions, ({ visitor, query }) =>
    loyaltyTransactions(context.pool, visitor.id, query),
  );

  route(
    loyaltyCalls.transferPoints,
    async ({ visitor, requestContext: { language }, body, request }) => {
      const attempt = attemptOf(request, visitor);
      if (!attempt) throw invalid(HEADERS.idempotency, 'header.missing', { header: HEADERS.idempotency });
      await transferPoints(context, visitor.id, body.point, attempt.key);
      return { message: translate(language, 'loyalty.transferred') };
    },
    { visitorLimit: context.limits.transferOfCustomer },
  );
}
