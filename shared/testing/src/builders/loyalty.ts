import type { LoyaltyTransaction, LoyaltyTransactionPage } from '@souk/contracts';

export const aLoyaltyTransaction = (changes: Partial<LoyaltyTransaction> = {}): LoyaltyTransaction => ({
  id: 1,
  kind: 'earned',
  points: 20,
  order_id: 7,
  created_at: '2026-03-04T12:00:00.000Z',
  ...changes,
});

export const aLoyaltyTransactionPage = (data = [aLoyaltyTransaction()]): LoyaltyTransactionPage => ({
  data,
  total_size: data.length,
  limit: 10,
  offset: 1,
});
