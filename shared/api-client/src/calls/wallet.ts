import type { Answer, Query, WalletBonus, WalletTransaction, WalletTransactionPage } from '@souk/contracts';
import { complete, completing, listOf, raw, type Read } from '../complete.ts';
import { minutes, pagesOf, queryOf } from '../query-of.ts';
import { get, post } from '../request.ts';

const readTransactionPage: Read<WalletTransactionPage> = (value) => ({
  ...complete<WalletTransactionPage, 'data'>(value, { total_size: 0, limit: 10, offset: 1 }),
  data: listOf(completing<WalletTransaction, 'id' | 'created_at' | 'amount' | 'kind'>({ order_id: null }))(
    raw(value).data,
  ),
});

/** Begins to pay money into the wallet; `amount` in units. Rejects with `ApiError` 422 for one out of bounds (WAL-9). */
export const addFund = (body: { amount: number; payment_method: 'digital_payment' }) =>
  post(
    '/api/v1/customer/wallet/add-fund',
    completing<Answer<'addFund'>, 'payment_url'>({ message: '' }),
    body,
  );

/** What became of the money that was begun to be added last; null where none was (WAL-9). */
export const fetchLatestFund = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/wallet/latest-fund', completing<Answer<'latestFund'>>({ fund: null }), {}, signal);
export const latestFundQuery = () =>
  queryOf('latestFund', fetchLatestFund, {}, { on: ['customer'], staleTime: 0 });

/** What adding money brings on top, as long as it runs (WAL-3). */
export const fetchWalletBonuses = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/customer/wallet/bonuses',
    listOf(
      completing<WalletBonus, 'id' | 'title' | 'end_date' | 'bonus_type' | 'bonus_amount'>({
        minimum_add_amount: 0,
        maximum_bonus_amount: null,
      }),
    ),
    {},
    signal,
  );
export const walletBonusesQuery = () =>
  queryOf('walletBonuses', fetchWalletBonuses, {}, { on: ['customer', 'language'], staleTime: minutes(1) });

/** Entries of the wallet, latest first, all or those of one kind (WAL-3, WAL-9). */
export const fetchWalletTransactions = (params: Query<'walletTransactions'> = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/wallet/transactions', readTransactionPage, { ...params }, signal);
export const walletTransactionsPages = (params: Omit<Query<'walletTransactions'>, 'offset'> = {}) =>
  pagesOf('walletTransactions', fetchWalletTransactions, ({ data }) => data, params);
