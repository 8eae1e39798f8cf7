import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { invalid, tooMany } from '../http/problem.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { isKnownNetwork } from './known-networks.ts';
import { keyedHash, type Requester } from './requester.ts';
import { hashOf, newSecret } from './secret.ts';
import { countOne, type ThrottlePolicy } from './throttle.ts';

/** `verify` makes a contact a customer's own, `removal` removes an account without a password. Both go to phones and e-mail addresses. */
export type CodePurpose = 'sign_in' | 'reset' | 'verify' | 'removal';

const CODE_LIFETIME_MS = 10 * 60_000;
/** Wrong guesses after which a code is worth nothing. */
const MAX_TRIES = 5;

/** To one phone, asked for from one network: a stranger elsewhere neither waits for the owner nor makes the owner wait. */
const PHONE_AND_NETWORK: ThrottlePolicy = {
  perDay: 8,
  waits: { free: 1, firstSeconds: 60, maxSeconds: 3600 },
};
/** To one phone from everywhere but the networks that its owner has signed in from. */
const PHONE: ThrottlePolicy = { perDay: 20 };
/** So many addresses of one network make their requests before the network's own limit counts. */
const ADDRESSES_OF_NETWORK = 3;

/** A million codes are soon tried through; the key keeps a copy of the table from telling them. */
const codeHash = (key: Buffer, phone: string, code: string) =>
  createHmac('sha256', key).update(`${phone} ${code}`).digest();

export interface RequestedCode {
  code: string;
  /** What only the browser that asked has: its code is found by it. */
  requestId: string;
  /** Whether an account has the phone. */
  hasAccount: boolean;
}

/**
 * Makes a code for a phone. Codes that others asked for stay what they are. It does the same whether an account has the phone or
 * not. @param phone for some purposes an e-mail address, in small letters
 * @throws Problem 429 at `field` with the seconds to wait.
 */
export async function requestCode(
  { pool, codeKey, limits, now }: Pick<Context, 'pool' | 'codeKey' | 'limits' | 'now'>,
  {
    phone,
    purpose,
    requester,
    field = 'phone',
  }: { phone: string; purpose: CodePurpose; requester: Requester; field?: 'phone' | 'email' },
): Promise<RequestedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const requestId = newSecret();
  const { address, network } = requester;
  const sent = now();
  const hasAccount = await transaction(pool, async (client) => {
    const owner = await row<{ id: number; phone_verified: boolean }>(
      client,
      sql`select id, phone_verified from marketplace.customers where phone = ${phone}`,
    );
    // An account that only names the phone is nobody's reason to be believed.
    const isOwnersNetwork =
      (await isKnownNetwork(client, owner?.id ?? 0, network, sent)) && owner?.phone_verified === true;
    const count = (subject: string, policy: ThrottlePolicy) =>
      countOne(client, keyedHash(codeKey, `code ${subject}`), policy, sent);
    const perAddress = limits.daily.codes;
    const wait =
      (await count(`phone ${phone} ${purpose} ${network.toString('base64')}`, PHONE_AND_NETWORK)) ||
      (isOwnersNetwork ? 0 : await count(`phone ${phone}`, PHONE)) ||
      (await count(`network ${network.toString('base64')}`, { perDay: perAddress * ADDRESSES_OF_NETWORK })) ||
      (await count(`address ${address.toString('base64')}`, { perDay: perAddress }));
    if (wait > 0)
      throw tooMany(field, field === 'phone' ? 'session.code_wait' : 'session.email_code_wait', wait);
    await rows(
      client,
      sql<object>`
        insert into marketplace.phone_codes (request_hash, phone, purpose, code_hash, network_hash, sent_at, expires_at)
        values (${hashOf(requestId)}, ${phone}, ${purpose}, ${codeHash(codeKey, phone, code)}, ${network}, ${sent},
          ${new Date(sent.getTime() + CODE_LIFETIME_MS)})`,
    );
    return owner !== null;
  });
  return { code, requestId, hasAccount };
}

export interface CodeGuess {
  phone: string;
  code: string;
  purpose: CodePurpose;
  /** Without one, the newest code that the same network asked for is meant. */
  requestId: string | undefined;
  requester: Requester;
}

/**
 * The code that was guessed, to be {@link spendCode spent}. Every guess counts before it is compared, so that many at once gain
 * nothing; a right one is taken off again. @throws Problem naming `field` where the code is wrong, too old, or was guessed at too often.
 */
export async function refuseWrongCode(
  db: Queryable,
  key: Buffer,
  { phone, code, purpose, requestId, requester }: CodeGuess,
  field: string,
  now: Date,
): Promise<Buffer> {
  const meant = requestId
    ? sql`request_hash = ${hashOf(requestId)}`
    : sql`request_hash = (
        select request_hash from marketplace.phone_codes
        where phone = ${phone} and purpose = ${purpose} and network_hash = ${requester.network}
        order by sent_at desc limit 1)`;
  const sent = await row<{ request_hash: Buffer; code_hash: Buffer }>(
    db,
    sql`update marketplace.phone_codes set tries = tries + 1
        where ${meant} and phone = ${phone} and purpose = ${purpose} and expires_at > ${now} and tries < ${MAX_TRIES}
        returning request_hash, code_hash`,
  );
  if (!sent || !timingSafeEqual(sent.code_hash, codeHash(key, phone, code)))
    throw invalid(field, 'session.code');
  await rows(
    db,
    sql<object>`update marketplace.phone_codes set tries = tries - 1 where request_hash = ${sent.request_hash}`,
  );
  return sent.request_hash;
}

/** A code is worth something once. @throws Problem naming `field` where somebody was quicker. */
export async function spendCode(db: Queryable, requestHash: Buffer, field: string): Promise<void> {
  const spent = sql<object>`delete from marketplace.phone_codes where request_hash = ${requestHash} returning 1 as one`;
  if (!(await row(db, spent))) throw invalid(field, 'session.code');
}
