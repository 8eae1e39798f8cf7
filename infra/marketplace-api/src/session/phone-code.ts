import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { invalid, Problem } from '../http/problem.ts';
import { row, rows, type Queryable } from '../sql.ts';

export type CodePurpose = 'sign_in' | 'reset';

/** How long a code holds, in milliseconds. */
const HOLDS = 10 * 60_000;
/** Between two codes to one phone, in milliseconds. */
const BETWEEN = 60_000;
/** Wrong guesses after which a code is worth nothing. */
const MOST_TRIES = 5;

/** A million codes are soon tried through; the key keeps a copy of the table from telling them. */
const hashOf = (key: Buffer, phone: string, code: string) =>
  createHmac('sha256', key).update(`${phone} ${code}`).digest();

/** Makes a new code for a phone, in place of the one before. @throws Problem 429 where one was sent a moment ago. */
export async function newCode(
  on: Queryable,
  key: Buffer,
  phone: string,
  purpose: CodePurpose,
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const made = await row(
    on,
    sql<object>`
      insert into marketplace.phone_codes (phone, purpose, code_hash, sent_at, expires_at)
      values (${phone}, ${purpose}, ${hashOf(key, phone, code)}, ${now}, ${new Date(now.getTime() + HOLDS)})
      on conflict (phone, purpose) do update
        set code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at
        where phone_codes.sent_at <= ${new Date(now.getTime() - BETWEEN)}
      returning 1 as made`,
  );
  if (!made) throw new Problem(429, 'too_many', 'request.too_many', { seconds: BETWEEN / 1000 });
  return code;
}

/** Whether a code is the one that was sent. Every guess counts, right or wrong, so that two at once gain nothing. */
async function isRight(
  on: Queryable,
  key: Buffer,
  { phone, code, purpose }: { phone: string; code: string; purpose: CodePurpose },
  now: Date,
): Promise<boolean> {
  const sent = await row<{ code_hash: Buffer }>(
    on,
    sql`update marketplace.phone_codes set tries = tries + 1
        where phone = ${phone} and purpose = ${purpose} and expires_at > ${now} and tries < ${MOST_TRIES}
        returning code_hash`,
  );
  return sent !== null && timingSafeEqual(sent.code_hash, hashOf(key, phone, code));
}

/** @throws Problem naming `field` where the code is wrong, too old, or was guessed at too often. */
export async function refuseWrongCode(
  on: Queryable,
  key: Buffer,
  guess: { phone: string; code: string; purpose: CodePurpose },
  field: string,
  now: Date,
): Promise<void> {
  if (!(await isRight(on, key, guess, now))) throw invalid(field, 'session.code');
}

/** A code that was used is worth nothing any more. */
export const dropCode = (on: Queryable, phone: string, purpose: CodePurpose) =>
  rows(on, sql<object>`delete from marketplace.phone_codes where phone = ${phone} and purpose = ${purpose}`);
