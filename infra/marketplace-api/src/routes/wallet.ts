import { walletCalls } from '@souk/contracts/api';
import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { translate } from '../texts/translate.ts';
import { addFund } from '../wallet/add-fund.ts';
import { latestFund } from '../wallet/latest-fund.ts';
import { runningBonuses } from '../wallet/wallet-bonus.ts';
import { walletTransactions } from '../wallet/wallet-transactions.ts';

/** A customer's wallet: its ledger, and deposits (WAL-3, WAL-9). */
export function walletRoutes(route: Route, context: Context): void {
  const { pool, now, limits } = context;

  route(
    walletCalls.addFund,
    async ({ visitor, requestContext: { language }, body }) => ({
      payment_url: await addFund(context, visitor.id, body.amount, language),
      message: translate(language, 'wallet.pay'),
    }),
    { visitorLimit: limits.fundOfCustomer },
  );

  route(walletCalls.latestFund, async ({ visitor }) => ({ fund: await latestFund(pool, visitor.id) }));

  route(walletCalls.walletBonuses, ({ requestContext: { language } }) =>
    runningBonuses(pool, language, now()),
  );

  route(walletCalls.walletTransactions, ({ visitor, query }) => walletTransactions(pool, visitor.id, query));
}
