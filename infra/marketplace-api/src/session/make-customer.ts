import { sql } from 'kysely';
import { readSettings } from '../entities/settings.ts';
import { invalid } from '../http/problem.ts';
import { welcomeDiscountUntil } from '../orders/welcome-discount.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { newSecret } from './secret.ts';

export interface NewCustomer {
  f_name: string;
  l_name: string;
  email: string | null;
  phone: string;
  /** Whether the customer has verified it. */
  phone_verified: boolean;
  email_verified: boolean;
  /** Null: the account has no password (PRF-4). */
  passwordHash: string | null;
  socialId: string | null;
}

/** The first contact of a new account that another account has already. */
export async function takenContacts(
  db: Queryable,
  { email, phone }: { email: string; phone: string },
): Promise<'email' | 'phone' | null> {
  const taken = await row<{ email: boolean }>(
    db,
    sql`select coalesce(lower(email) = lower(${email}), false) as email from marketplace.customers
        where lower(email) = lower(${email}) or phone = ${phone} order by 1 desc limit 1`,
  );
  return taken && (taken.email ? 'email' : 'phone');
}

/** @throws Problem for an unknown referral code. */
export async function refuseUnknownReferral(db: Queryable, ref_code: string | undefined): Promise<void> {
  if (!ref_code) return;
  const referrer = sql<object>`select 1 as one from marketplace.customers where ref_code = ${ref_code}`;
  if (!(await row(db, referrer))) throw invalid('ref_code', 'session.ref_code');
}

/** Stores who invited a new customer, for the reward of both (WAL-9). */
export async function saveReferral(
  db: Queryable,
  customerId: number,
  ref_code: string | undefined,
  now: Date,
): Promise<void> {
  if (!ref_code) return;
  await rows(
    db,
    sql<object>`insert into marketplace.referrals (customer_id, referrer_id, created_at)
                select ${customerId}, id, ${now} from marketplace.customers
                where ref_code = ${ref_code} and id <> ${customerId}`,
  );
}

/** Creates an account, with its welcome discount (SES-15); null where another request created one with the same email, phone or social account at the same time. */
export async function insertCustomer(
  db: Queryable,
  { f_name, l_name, email, phone, phone_verified, email_verified, passwordHash, socialId }: NewCustomer,
  now: Date,
): Promise<{ id: number; phone_verified: boolean } | null> {
  const discountUntil = welcomeDiscountUntil(await readSettings(db), now);
  return row(
    db,
    sql`insert into marketplace.customers
          (f_name, l_name, email, phone, phone_verified, email_verified, password_hash, social_id, ref_code,
           welcome_discount_until, created_at)
        values (${f_name}, ${l_name}, ${email}, ${phone}, ${phone_verified}, ${email_verified}, ${passwordHash}, ${socialId},
          ${newRefCode()}, ${discountUntil}, ${now})
        on conflict do nothing returning id, phone_verified`,
  );
}

export const newRefCode = () => newSecret().replaceAll(/[-_]/g, '').slice(0, 10).toUpperCase();
