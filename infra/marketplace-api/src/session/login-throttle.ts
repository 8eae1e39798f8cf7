import { transaction } from '@souk/database';
import type { Context } from '../context.ts';
import { tooMany } from '../http/problem.ts';
import { isKnownNetwork } from './known-networks.ts';
import { keyedHash, type Requester } from './requester.ts';
import { countOne, forgetCount, uncountOne, type ThrottlePolicy } from './throttle.ts';

/** From one network. The longest wait is one that a person who mistyped sits out. */
const NAME_AND_NETWORK: ThrottlePolicy = { waits: { free: 10, firstSeconds: 30, maxSeconds: 15 * 60 } };
/** From all networks together that nobody has signed in to the account from. */
const NAME: ThrottlePolicy = { waits: { free: 100, firstSeconds: 30, maxSeconds: 15 * 60 } };

export interface LoginAttempt {
  /** The password was right. */
  succeed(): Promise<void>;
  /** Nobody looked at the password. */
  takeBack(): Promise<void>;
}

/**
 * Counts an attempt to sign in before anybody looks at the password, so that many at once gain nothing. Counted is the name that
 * was typed, whether an account has it or not, so that the answers tell nothing. The owner is never kept out: networks that the
 * account was signed in from wait for their own failures only, and a code to the phone goes past all of this.
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
  const isKnown = await transaction(pool, async (client) => {
    const known = await isKnownNetwork(client, customerId ?? 0, network, now());
    const wait =
      (await countOne(client, here, NAME_AND_NETWORK, now())) ||
      (known ? 0 : await countOne(client, everywhere, NAME, now()));
    if (wait > 0) throw tooMany('password', 'session.login_wait', wait);
    return known;
  });
  const uncountEverywhere = async () => void (isKnown || (await uncountOne(pool, everywhere)));
  return {
    async succeed() {
      await forgetCount(pool, here);
      await uncountEverywhere();
    },
    async takeBack() {
      await uncountOne(pool, here);
      await uncountEverywhere();
    },
  };
}
