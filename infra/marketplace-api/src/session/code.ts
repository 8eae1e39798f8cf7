import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { invalid, tooMany } from '../http/problem.ts';
import { mailCode } from '../mail/account-mails.ts';
import { textCode } from '../sms/text-code.ts';
import { row, rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';
import type { CodePurpose } from './code-purpose.ts';
import { isKnownNetwork } from './known-networks.ts';
import { keyedHash, type Requester } from './requester.ts';
import { hashOf, newSecret } from './secret.ts';
import { countOne, type ThrottlePolicy } from './throttle.ts';

/** The recipient of a code: a phone in E.164, or an e-mail address in lower case. */
export interface CodeRecipient {
  kind: 'phone' | 'email';
  value: string;
}

const CODE_LIFETIME_MS = 10 * 60_000;
/** Wrong attempts after which a code is invalid. */
const MAX_TRIES = 5;

/** Per recipient and requesting network, so that strangers on other networks do not delay the owner. */
const RECIPIENT_AND_NETWORK: ThrottlePolicy = {
  perDay: 8,
  waits: { free: 1, firstSeconds: 60, maxSeconds: 3600 },
};
/** Per recipient from all networks except those that the owner has signed in from. */
const RECIPIENT: ThrottlePolicy = { perDay: 20 };
/** Limits of a network are those of one address, multiplied by this. */
const ADDRESSES_OF_NETWORK = 3;

/** There are only a million codes; the key prevents a copy of the table from revealing them. */
const codeHash = (key: Buffer, { value }: CodeRecipient, code: string) =>
  createHmac('sha256', key).update(`${value} ${code}`).digest();

export interface RequestedCode {
  code: string;
  /** Known to the requesting browser only; identifies its code. */
  requestId: string;
  /** Whether it is sent: a code for a new password is sent to existing accounts only. */
  isSent: boolean;
}

type CodeNeeds = Pick<Context, 'codeKey' | 'limits' | 'outbox' | 'now'>;

export interface CodeRequest {
  recipient: CodeRecipient;
  purpose: CodePurpose;
  requester: Requester;
  language: Language;
  /** Sent after a sign-up. Counted apart: a wait would reveal to others on the network that somebody signed up. */
  isSignUp?: boolean;
}

/**
 * Creates a code, and writes the message with it. Codes of other requests stay valid. The same work is done
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

/** The same in the caller's transaction, for callers that continue without a code. @returns the seconds to wait where none is sent. */
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
  // An account with the unverified contact does not exempt the request from the limits.
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
  // Anybody may enter an address; only a verified one leads to an account.
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
  /** Without it, the newest code requested from the same network is used. */
  requestId: string | undefined;
  requester: Requester;
}

/**
 * Checks a code; the caller must {@link spendCode spend} it. Every attempt is counted before the comparison, so that parallel
 * guesses gain nothing; a correct one is taken back. @throws Problem naming `field` where the code is wrong, expired, or had too many attempts.
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

/** Uses a code up. @throws Problem naming `field` where another request was first. */
export async function spendCode(db: Queryable, requestHash: Buffer, field: string): Promise<void> {
  const spent = sql<object>`delete from marketplace.codes where request_hash = ${requestHash} returning 1 as one`;
  if (!(await row(db, spent))) throw invalid(field, 'session.code');
}
