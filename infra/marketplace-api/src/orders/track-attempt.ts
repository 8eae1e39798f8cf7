import { transaction } from '@souk/database';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { tooMany } from '../http/problem.ts';
import { keyedHash, requesterOf } from '../session/requester.ts';
import { countAttempt, forgetCount, type Attempt, type ThrottlePolicy } from '../session/throttle.ts';

/** Per network. The longest wait is acceptable for a person who mistyped. */
const NETWORK: ThrottlePolicy = { waits: { free: 10, firstSeconds: 30, maxSeconds: 15 * 60 } };
/** From all networks, and of all orders: short waits, so that strangers cannot lock out the owner, nor each other. */
const EVERYBODY: ThrottlePolicy = { waits: { free: 100, firstSeconds: 5, maxSeconds: 60 } };

/**
 * Counts an attempt to track an order by its contact before the contact is compared, so that parallel guesses gain nothing.
 * Counted by order, for somebody who guesses the contact of an order, by network, and by contact, for somebody who looks for the orders of
 * a person whose phone or email they know. Existing and unknown order numbers are counted alike, so that the response does not
 * reveal which exist (AMB-5).
 * @param contact the same for every spelling of a phone number or email: `contactKey`
 * @returns a function that takes the attempt back, for a correct contact
 * @throws Problem 429 at `contact_number` with the seconds to wait
 */
export async function countTrackAttempt(
  context: Pick<Context, 'pool' | 'codeKey' | 'now'>,
  request: FastifyRequest,
  orderId: number,
  contact: string,
): Promise<() => Promise<void>> {
  const { pool, codeKey, now } = context;
  const network = requesterOf(request, context).network.toString('base64');
  const orderHere = keyedHash(codeKey, `track ${network} ${orderId}`);
  const counts: [key: Buffer, policy: ThrottlePolicy][] = [
    // First, so that a script that changes order and contact each time is stopped before it fills the table.
    [keyedHash(codeKey, `track from ${network}`), EVERYBODY],
    [orderHere, NETWORK],
    [keyedHash(codeKey, `track ${orderId}`), EVERYBODY],
    [keyedHash(codeKey, `track contact ${network} ${contact}`), NETWORK],
    [keyedHash(codeKey, `track contact ${contact}`), EVERYBODY],
  ];
  const attempts: Attempt[] = [];
  await transaction(pool, async (client) => {
    for (const [key, policy] of counts) {
      const attempt = await countAttempt(client, key, policy, now());
      if (attempt.wait > 0) throw tooMany('contact_number', 'order.track_wait', attempt.wait);
      attempts.push(attempt);
    }
  });
  return async () => {
    await forgetCount(pool, orderHere);
    for (const attempt of attempts) await attempt.takeBack(pool);
  };
}
