import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { invalid, tooMany } from '../http/problem.ts';
import { mailCode } from '../mail/account-mails.ts';
import { textCode } from '../sms/text-code.ts';
import { row, rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';
import { isKnownNetwork } from './known-networks.ts';
import { keyedHash, type Requester } from './requester.ts';
import { hashOf, newSecret } from './secret.ts';
import { countOne, type ThrottlePolicy } from './throttle.ts';

/** `verify` makes a contact a customer's own, `removal` removes an account without a password. */
export type CodePurpose = 'sign_in' | 'reset' | 'verify' | 'removal';

/** Where a code goes: a phone in E.164, or an e-mail address in lower case. */
export interface CodeRecipient {
  kind: 'phone' | 'email';
  value: string;
}

const CODE_LIFETIME_MS = 10 * 60_000;
/** Wrong guesses after which a code is worth nothing. */
const MAX_TRIES = 5;

/** To one recipient, asked for from one network: a stranger elsewhere neither waits for the owner nor makes the owner wait. */
const RECIPIENT_AND_NETWORK: ThrottlePolicy = {
  perDay: 8,
  waits: { free: 1, firstSeconds: 60, maxSeconds: 3600 },
};
/** To one recipient from everywhere but the networks that its owner has signed in from. */
const RECIPIENT: ThrottlePolicy = { perDay: 20 };
/** So many addresses of one network make their requests before the network's own limit counts. */
const ADDRESSES_OF_NETWORK = 3;

/** A million codes are soon tried through; the key keeps a copy of the table from telling them. */
const codeHash = (key: Buffer, { value }: CodeRecipient, code: string) =>
  createHmac('sha256', key).update(`${value} ${code}`).digest();

export interface RequestedCode {
  code: string;
  /** What only the browser that asked has: its code is found by it. */
  requestId: string;
  /** Whether it is sent: a code for a new password goes to accounts alone. */
  isSent: boolean;
}

type CodeNeeds = Pick<Context, 'codeKey' | 'limits' | 'outbox' | 'now'>;

export interface CodeRequest {
  recipient: CodeRecipient;
  purpose: CodePurpose;
  requester: Requester;
  language: Language;
  /** Sent because an account was made. It is counted apart: a wait would tell others of the network that somebody signed up. */
  isSignUp?: boolean;
}

/**
 * Makes a code, and writes down the message that brings it. Codes that others asked for stay what they are. It does the same
 * whether an account has the recipient or not. @throws Problem 429 at `phone` or `email` with the seconds to wait.
 */
export async function requestCode(
  context: CodeNeeds & Pick<Context, 'pool'>,
  request: CodeRequest,
): Promise<RequestedCode> {
  const { kind } = request.recipient;
  return transaction(context.pool, async (client) => {
    const written = await writeCode(client, context, request);
    if ('wait' in written)
      throw tooMany(kind, kind === 'phone' ? 'session.code_wait' : 'session.code_wait_email', written.wait);
    return written;
  });
}

/** The same in the caller's transaction, for who goes on without a code. @returns the seconds to wait where none is sent now. */
export async function writeCode(
  client: Queryable,
  context: CodeNeeds,
  { recipient, purpose, requester, language, isSignUp = false }: CodeRequest,
): Promise<RequestedCode | { wait: number }> {
  const { codeKey, limits, now } = context;
  const { kind, value } = recipient;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const requestId = newSecret();
  const { address, network } = requester;
  const sent = now();
  const owner = await ownerOf(client, recipient);
  // An account that only names the recipient is nobody's reason to be believed.
  const isOwnersNetwork =
    (await isKnownNetwork(client, owner?.id ?? 0, network, sent)) && owner?.is_verified === true;
  const count = (subject: string, policy: ThrottlePolicy) =>
    countOne(client, keyedHash(codeKey, `code ${subject}`), policy, sent);
  const perAddress = limits.daily.codes;
  const wait =
    (await count(
      `${kind} ${value} ${isSignUp ? 'sign_up' : purpose} ${network.toString('base64')}`,
      RECIPIENT_AND_NETWORK,
    )) ||
    (isOwnersNetwork ? 0 : await count(`${kind} ${value}`, RECIPIENT)) ||
    (await count(`network ${network.toString('base64')}`, { perDay: perAddress * ADDRESSES_OF_NETWORK })) ||
    (await count(`address ${address.toString('base64')}`, { perDay: perAddress }));
  if (wait > 0) return { wait };
  await rows(
    client,
    sql<object>`
      insert into marketplace.codes (request_hash, recipient, purpose, code_hash, network_hash, sent_at, expires_at)
      values (${hashOf(requestId)}, ${value}, ${purpose}, ${codeHash(codeKey, recipient, code)}, ${network}, ${sent},
        ${new Date(sent.getTime() + CODE_LIFETIME_MS)})`,
  );
  // Anybody may type an address; only one that is proved brings somebody into an account.
  const hasAccount = owner !== null && (kind === 'phone' || owner.is_verified);
  const isWanted = purpose !== 'reset' || hasAccount;
  const message = { to: value, code, language, lifetimeMs: CODE_LIFETIME_MS, isDiscarded: !isWanted };
  if (kind === 'phone') await textCode(client, context, message);
  else await mailCode(client, context, { ...message, purpose, isSignUp });
  return { code, requestId, isSent: isWanted };
}

const ownerOf = (db: Queryable, { kind, value }: CodeRecipient) =>
  row<{ id: number; is_verified: boolean }>(
    db,
    kind === 'phone'
      ? sql`select id, phone_verified as is_verified from marketplace.customers where phone = ${value}`
      : sql`select id, email_verified as is_verified from marketplace.customers where lower(email) = ${value}`,
  );

export interface CodeGuess {
  recipient: CodeRecipient;
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
  { recipient, code, purpose, requestId, requester }: CodeGuess,
  field: string,
  now: Date,
): Promise<Buffer> {
  const meant = requestId
    ? sql`request_hash = ${hashOf(requestId)}`
    : sql`request_hash = (
        select request_hash from marketplace.codes
        where recipient = ${recipient.value} and purpose = ${purpose} and network_hash = ${requester.network}
        order by sent_at desc limit 1)`;
  const sent = await row<{ request_hash: Buffer; code_hash: Buffer }>(
    db,
    sql`update marketplace.codes set tries = tries + 1
        where ${meant} and recipient = ${recipient.value} and purpose = ${purpose} and expires_at > ${now} and tries < ${MAX_TRIES}
        returning request_hash, code_hash`,
  );
  if (!sent || !timingSafeEqual(sent.code_hash, codeHash(key, recipient, code)))
    throw invalid(field, 'session.code');
  await rows(
    db,
    sql<object>`update marketplace.codes set tries = tries - 1 where request_hash = ${sent.request_hash}`,
  );
  return sent.request_hash;
}

/** A code is worth something once. @throws Problem naming `field` where somebody was quicker. */
export async function spendCode(db: Queryable, requestHash: Buffer, field: string): Promise<void> {
  const spent = sql<object>`delete from marketplace.codes where request_hash = ${requestHash} returning 1 as one`;
  if (!(await row(db, spent))) throw invalid(field, 'session.code');
}
