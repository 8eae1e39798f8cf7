import { transaction } from '@souk/database';
import type { Context } from '../context.ts';
import { tooMany } from '../http/problem.ts';
import { isKnownNetwork } from './known-networks.ts';
import { keyedHash, type Requester } from './requester.ts';
import { countAttempt, forgetCount, type Attempt, type ThrottlePolicy } from './throttle.ts';

/** Per network. The longest wait is acceptable for a person who mistyped. */
const NAME_AND_NETWORK: ThrottlePolicy = { waits: { free: 10, firstSeconds: 30, maxSeconds: 15 * 60 } };
/** For all networks together from which nobody has signed in to the account. */
const NAME: ThrottlePolicy = { waits: { free: 100, firstSeconds: 30, maxSeconds: 15 * 60 } };

export interface LoginAttempt {
  /** The password was right. */
  succeed(): Promise<void>;
  /** The password was not checked. */
  takeBack(): Promise<void>;
}

/**
 * Counts a sign-in attempt before the password is checked, so that parallel guesses gain nothing. The typed name is
 * counted, whether an account has it or not, so that the response does not reveal it. The owner is never locked out: networks
 * from which the account was signed in to are limited by their own failures only, and a code to the phone skips this limit.
 * @param customerId the account of that name, if there is one
 * @throws Problem 429 at `password` with the seconds to wait
 */
export async function countLoginAttempt(
  { pool, codeKey, now }: Pick<Context, 'pool' | 'codeKey' | 'now'>,
  { name, customerId, requester }: { name: string; customerId: number | null; requester: Requester },
): Promise<LoginAttempt> {
  const { network } = requester;
  const here = keyedHash(codeKey, `login ${network.toString('base64')} ${name}`);
  const everywhere = keyedHash(codeKey, `login ${name}`);
  const attempts = await transaction(pool, async (client) => {
    const isKnown = await isKnownNetwork(client, customerId ?? 0, network, now());
    const counted: Attempt[] = [];
    const count = async (key: Buffer, policy: ThrottlePolicy) => {
      const attempt = await countAttempt(client, key, policy, now());
      if (attempt.wait > 0) throw tooMany('password', 'session.login_wait', attempt.wait);
      counted.push(attempt);
    };
    await count(here, NAME_AND_NETWORK);
    if (!isKnown) await count(everywhere, NAME);
    return counted;
  });
  const takeBack = async () => {
    for (const attempt of attempts) await attempt.takeBack(pool);
  };
  return {
    async succeed() {
      await forgetCount(pool, here);
      await takeBack();
    },
    takeBack,
  };
}
