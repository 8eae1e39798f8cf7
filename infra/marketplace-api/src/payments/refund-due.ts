import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { rows } from '../sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { changePayment, type PaymentRow } from './payment-store.ts';

const MAX_REFUNDS_PER_SWEEP = 50;

/** Requests all due refunds. The provider refunds each payment once, so repeating it after a crash is safe. */
export async function refundDue(
  { pool, now }: Pick<Context, 'pool' | 'now'>,
  provider: PaymentProvider,
  onError: (error: unknown) => void,
): Promise<void> {
  if (!provider.capabilities.refunds) return;
  const due = await rows<PaymentRow>(
    pool,
    sql`select * from marketplace.payments where status = 'refund_due' and provider = ${provider.name}
        order by updated_at limit ${MAX_REFUNDS_PER_SWEEP}`,
  );
  for (const { id, session, amount, refund_amount } of due) {
    const refund = refund_amount ?? amount;
    if (!session) continue;
    try {
      // Nothing to refund where spent cashback equals the payment.
      if (refund > 0) await provider.refund(session, { reference: id, amount: refund });
      await changePayment(pool, id, { from: ['refund_due'], to: 'refunded' }, now());
    } catch (error) {
      onError(error);
      // Other refunds are tried before this one again.
      await changePayment(pool, id, { from: ['refund_due'], to: 'refund_due' }, now()).catch(onError);
    }
  }
}
