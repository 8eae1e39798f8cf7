import type { FundAttempt } from '@souk/contracts/api';
import type { PaymentRow } from './payment-store.ts';

const STATUSES: Record<PaymentRow['status'], FundAttempt['status']> = {
  created: 'waiting',
  paid: 'added',
  declined: 'failed',
  canceled: 'failed',
  expired: 'failed',
  refund_due: 'returned',
  refunded: 'returned',
};

/** The state of a wallet payment, shown to a payer who returns from the provider's page. */
export const fundAttemptOf = ({ amount, status }: Pick<PaymentRow, 'amount' | 'status'>): FundAttempt => ({
  amount: amount / 100,
  status: STATUSES[status],
});
