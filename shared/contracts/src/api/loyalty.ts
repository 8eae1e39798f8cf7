import Type from 'typebox';
import { LOYALTY_ENTRY_KINDS } from '../ledger-kinds.ts';
import { call } from './call.ts';
import { Id, Message, Nullable, PageFacts, Paging, Strict } from './shapes.ts';

/** An entry of the points' ledger (WAL-3). `points` are below zero for what went away. */
export const LoyaltyTransaction = Type.Object({
  id: Id(),
  kind: Type.String({ description: `${LOYALTY_ENTRY_KINDS.join(', ')}, or a word of later` }),
  points: Type.Integer(),
  order_id: Nullable(Id()),
  created_at: Type.String({ description: 'ISO 8601' }),
});
export type LoyaltyTransaction = Type.Static<typeof LoyaltyTransaction>;

export const LoyaltyTransactionPage = Type.Object({ data: Type.Array(LoyaltyTransaction), ...PageFacts });
export type LoyaltyTransactionPage = Type.Static<typeof LoyaltyTransactionPage>;

export const loyaltyCalls = {
  loyaltyTransactions: call({
    method: 'GET',
    path: '/api/v1/customer/loyalty-point/transactions',
    summary: 'Loyalty points that came and went, latest first (WAL-3)',
    needs: 'customer',
    query: Type.Object({ ...Paging }),
    response: LoyaltyTransactionPage,
  }),
  transferPoints: call({
    method: 'POST',
    path: '/api/v1/customer/loyalty-point/point-transfer',
    summary:
      'Converts loyalty points to money in the wallet, once for each Idempotency-Key, which has to be sent (WAL-3, WAL-4)',
    needs: 'customer',
    body: Strict({ point: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
    response: Message,
  }),
};
