import { HEADERS } from '@souk/contracts';
import type { LoyaltyTransaction, LoyaltyTransactionPage, Message, Query } from '@souk/contracts';
import { complete, completing, listOf, raw, type Read } from '../complete.ts';
import { pagesOf } from '../query-of.ts';
import { get, post } from '../request.ts';

const readTransactionPage: Read<LoyaltyTransactionPage> = (value) => ({
  ...complete<LoyaltyTransactionPage, 'data'>(value, { total_size: 0, limit: 10, offset: 1 }),
  data: listOf(completing<LoyaltyTransaction, 'id' | 'created_at' | 'kind' | 'points'>({ order_id: null }))(
    raw(value).data,
  ),
});

/** Loyalty points that came and went, latest first (WAL-3). */
export const fetchLoyaltyTransactions = (params: Query<'loyaltyTransactions'> = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/loyalty-point/transactions', readTransactionPage, { ...params }, signal);
export const loyaltyTransactionsPages = (params: Omit<Query<'loyaltyTransactions'>, 'offset'> = {}) =>
  pagesOf('loyaltyTransactions', fetchLoyaltyTransactions, ({ data }) => data, params);

/** Converts points to money in the wallet (WAL-4). Send a repeat with the key of the first try. Rejects with `ApiError` 422 for too few or too many. */
export const transferPoints = ({ point, idempotencyKey }: { point: number; idempotencyKey: string }) =>
  post(
    '/api/v1/customer/loyalty-point/point-transfer',
    completing<Message>({ message: '' }),
    { point },
    { headers: { [HEADERS.idempotency]: idempotencyKey } },
  );
