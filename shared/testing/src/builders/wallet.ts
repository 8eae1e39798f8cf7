import type { FundAttempt, WalletBonus, WalletTransaction, WalletTransactionPage } from '@souk/contracts';

/** Ten percent on top of 50 and more, up to 20. */
export const aWalletBonus = (changes: Partial<WalletBonus> = {}): WalletBonus => ({
  id: 1,
  title: 'Ten percent on top',
  bonus_type: 'percentage',
  bonus_amount: 10,
  minimum_add_amount: 50,
  maximum_bonus_amount: 20,
  end_date: '2026-12-31T20:00:00.000Z',
  ...changes,
});

export const aFundAttempt = (changes: Partial<FundAttempt> = {}): FundAttempt => ({
  amount: 50,
  status: 'added',
  ...changes,
});

export const aWalletTransaction = (changes: Partial<WalletTransaction> = {}): WalletTransaction => ({
  id: 1,
  kind: 'fund',
  amount: 50,
  order_id: null,
  created_at: '2026-03-04T12:00:00.000Z',
  ...changes,
});

export const aWalletTransactionPage = (data = [aWalletTransaction()]): WalletTransactionPage => ({
  data,
  total_size: data.length,
  limit: 10,
  offset: 1,
});
