import { transaction } from '@souk/database';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { tooMany } from '../http/problem.ts';
import { keyedHash, requesterOf } from '../session/requester.ts';
import { countOne, forgetCount, uncountOne, type ThrottlePolicy } from '../session/throttle.ts';

/** Per network. The longest wait is acceptable for a person who mistyped. */
const NETWORK: ThrottlePolicy = { waits: { free: 10, firstSeconds: 30, maxSeconds: 15 * 60 } };
/** From all networks: short waits, so that strangers cannot lock out the owner. */
const EVERYBODY: ThrottlePolicy = { waits: { free: 100, firstSeconds: 5, maxSeconds: 60 } };

/**
 * Counts an attempt to track an order by its contact before the contact is compared, so that parallel guesses gain nothing.
 * Counted by order, for somebody who guesses the contact of an order, and by contact, for somebody who looks for the orders of
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
    [orderHere, NETWORK],
    [keyedHash(codeKey, `track ${orderId}`), EVERYBODY],
    [keyedHash(codeKey, `track contact ${network} ${contact}`), NETWORK],
    [keyedHash(codeKey, `track contact ${contact}`), EVERYBODY],
  ];
  await transaction(pool, async (client) => {
    for (const [key, policy] of counts) {
      const wait = await countOne(client, key, policy, now());
      if (wait > 0) throw tooMany('contact_number', 'order.track_wait', wait);
    }
  });
  return async () => {
    await forgetCount(pool, orderHere);
    for (const [key] of counts) await uncountOne(pool, key);
  };
}
