import { transaction } from '@souk/database';
import { HEADERS } from '@souk/contracts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import { createProblem, invalid } from '../http/problem.ts';
import { changeWallet } from '../orders/wallet.ts';
import { row } from '../sql.ts';
import { changePoints } from './change-points.ts';
import { centsOfPoints } from './points-of-order.ts';

/**
 * Converts points to money in the wallet, once per key (WAL-4).
 * @throws Problem 403 where points or wallets are off, 422 for fewer points than the minimum or more than the customer has, or a key that was used for another amount.
 */
export async function transferPoints(
  { pool, now }: Pick<Context, 'pool' | 'now'>,
  customerId: number,
  points: number,
  transferKey: string,
): Promise<void> {
  const settings = await readSettings(pool);
  const minimum = settings.loyalty_point_minimum;
  if (!settings.loyalty_point_status) throw createProblem(403, 'loyalty', 'loyalty.off');
  if (!settings.customer_wallet_status) throw createProblem(403, 'wallet', 'order.wallet_off');
  const cents = centsOfPoints(points, settings);
  if (points < minimum || cents === 0) throw invalid('point', 'loyalty.minimum', { minimum });
  await transaction(pool, async (client) => {
    const at = now();
    if (await changePoints(client, customerId, 'converted', -points, { transferKey }, at))
      return changeWallet(client, customerId, 'points', cents, {}, at);
    const before = await row<{ points: number }>(
      client,
      sql`select points from marketplace.loyalty_entries where customer_id = ${customerId} and transfer_key = ${transferKey}`,
    );
    if (before?.points !== -points) throw invalid(HEADERS.idempotency, 'header.reused');
  });
}
