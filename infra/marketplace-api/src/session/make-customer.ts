import { sql } from 'kysely';
import { invalid } from '../http/problem.ts';
import { row, type Queryable } from '../sql.ts';
import { newSecret } from './secret.ts';

export interface NewCustomer {
  f_name: string;
  l_name: string;
  email: string;
  phone: string;
  ref_code?: string | undefined;
  /** Null: the account has no password (PRF-4). */
  passwordHash: string | null;
  socialId: string | null;
}

/** What of a new account another account has already. */
export async function takenOf(
  on: Queryable,
  { email, phone }: Pick<NewCustomer, 'email' | 'phone'>,
): Promise<'email' | 'phone' | null> {
  const taken = await row<{ email: boolean }>(
    on,
    sql`select lower(email) = lower(${email}) as email from marketplace.customers
        where lower(email) = lower(${email}) or phone = ${phone} order by 1 desc limit 1`,
  );
  return taken && (taken.email ? 'email' : 'phone');
}

/** Makes an account; null where somebody made one with the same email, phone or social account in the same moment. @throws Problem for a referral code that is not there. */
export async function makeCustomer(
  on: Queryable,
  { f_name, l_name, email, phone, ref_code, passwordHash, socialId }: NewCustomer,
  now: Date,
): Promise<{ id: number; phone_verified: boolean } | null> {
  if (ref_code) {
    const referrer = sql<object>`select 1 from marketplace.customers where ref_code = ${ref_code}`;
    if (!(await row(on, referrer))) throw invalid('ref_code', 'session.ref_code');
  }
  return row(
    on,
    sql`insert into marketplace.customers (f_name, l_name, email, phone, password_hash, social_id, ref_code, created_at)
        values (${f_name}, ${l_name}, ${email}, ${phone}, ${passwordHash}, ${socialId}, ${newRefCode()}, ${now})
        on conflict do nothing returning id, phone_verified`,
  );
}

const newRefCode = () => newSecret().replaceAll(/[-_]/g, '').slice(0, 10).toUpperCase();
