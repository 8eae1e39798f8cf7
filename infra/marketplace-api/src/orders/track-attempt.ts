import { transaction } from '@souk/database';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { tooMany } from '../http/problem.ts';
import { keyedHash, requesterOf } from '../session/requester.ts';
import { countOne, forgetCount, uncountOne, type ThrottlePolicy } from '../session/throttle.ts';

/** From one network, for one order. The longest wait is one that a person who mistyped sits out. */
const NETWORK: ThrottlePolicy = { waits: { free: 10, firstSeconds: 30, maxSeconds: 15 * 60 } };
/** From all networks together, for one order: short waits, so that strangers do not lock out whom it belongs to. */
const EVERYBODY: ThrottlePolicy = { waits: { free: 100, firstSeconds: 5, maxSeconds: 60 } };

/**
 * Counts an attempt to follow an order by a contact before anybody compares it, so that many at once gain nothing. Counted is
 * the number that was asked for, whether there is such an order or not, so that the answers tell nothing (AMB-5).
 * @returns takes the attempt back, for a contact that was right
 * @throws Problem 429 at `contact_number` with the seconds to wait
 */
export async function countTrackAttempt(
  context: Pick<Context, 'pool' | 'codeKey' | 'now'>,
  request: FastifyRequest,
  orderId: number,
): Promise<() => Promise<void>> {
  const { pool, codeKey, now } = context;
  const { network } = requesterOf(request, context);
  const here = keyedHash(codeKey, `track ${network.toString('base64')} ${orderId}`);
  const everywhere = keyedHash(codeKey, `track ${orderId}`);
  await transaction(pool, async (client) => {
    const wait =
      (await countOne(client, here, NETWORK, now())) ||
      (await countOne(client, everywhere, EVERYBODY, now()));
    if (wait > 0) throw tooMany('contact_number', 'order.track_wait', wait);
  });
  return async () => {
    await forgetCount(pool, here);
    await uncountOne(pool, everywhere);
  };
}
