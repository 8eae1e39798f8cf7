import { transaction } from '@souk/database';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { tooMany } from '../http/problem.ts';
import { keyedHash, requesterOf } from '../session/requester.ts';
import { countOne, forgetCount, uncountOne, type ThrottlePolicy } from '../session/throttle.ts';

/** Per network and order. The longest wait is acceptable for a person who mistyped. */
const NETWORK: ThrottlePolicy = { waits: { free: 10, firstSeconds: 30, maxSeconds: 15 * 60 } };
/** Per order from all networks: short waits, so that strangers cannot lock out the owner. */
const EVERYBODY: ThrottlePolicy = { waits: { free: 100, firstSeconds: 5, maxSeconds: 60 } };

/**
 * Counts an attempt to track an order by its contact before the contact is compared, so that parallel guesses gain nothing.
 * Existing and unknown order numbers are counted alike, so that the response does not reveal which exist (AMB-5).
 * @returns a function that takes the attempt back, for a correct contact
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
