import type { FundAttempt } from '@souk/contracts/api';
import { sql } from 'kysely';
import { fundAttemptOf } from '../payments/fund-attempt.ts';
import type { PaymentRow } from '../payments/payment-store.ts';
import { row, type Queryable } from '../sql.ts';

/** A customer's latest deposit and its state; null where there is none (WAL-9). */
export async function latestFund(db: Queryable, customerId: number): Promise<FundAttempt | null> {
  const payment = await row<Pick<PaymentRow, 'amount' | 'status'>>(
    db,
    sql`select amount, status from marketplace.payments
        where customer_id = ${customerId} and purpose = 'fund' order by created_at desc, id limit 1`,
  );
  return payment && fundAttemptOf(payment);
}
