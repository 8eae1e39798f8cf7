import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { tooMany } from '../http/problem.ts';
import type { Queryable } from '../sql.ts';
import type { TextKey } from '../texts/translate.ts';
import { keyedHash, requesterOf } from './requester.ts';
import { countOne } from './throttle.ts';

/** Counts a request of an address for the day. @throws Problem 429 with `text` beyond the daily limit. */
export async function countForTheDay(
  context: Pick<Context, 'codeKey' | 'limits' | 'now'>,
  client: Queryable,
  kind: keyof Context['limits']['daily'],
  request: FastifyRequest,
  text: TextKey,
): Promise<void> {
  const { codeKey, limits, now } = context;
  const key = keyedHash(codeKey, `${kind} ${requesterOf(request, context).address.toString('base64')}`);
  const wait = await countOne(client, key, { perDay: limits.daily[kind] }, now());
  if (wait > 0) throw tooMany('too_many', text, wait);
}
