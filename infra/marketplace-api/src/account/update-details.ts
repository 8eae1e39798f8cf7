import { MAX_PORTRAIT_BYTES, type ContactKind, type UpdateProfileBody } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { storePicture } from '../files/file-store.ts';
import { createProblem, invalid, isProblem } from '../http/problem.ts';
import type { Customer } from '../http/visitor.ts';
import { endOtherSessions } from '../session/end-sessions.ts';
import { hashPassword } from '../session/passwords/password.ts';
import { refuseWeakPassword } from '../session/passwords/weak-password.ts';
import type { Requester } from '../session/requester.ts';
import { row, rows } from '../sql.ts';
import { refuseWrongPassword } from './check-password.ts';

interface Account {
  id: number;
  email: string | null;
  phone: string | null;
  phone_verified: boolean;
  password_hash: string | null;
  social_id: string | null;
  portrait_id: string | null;
}

export interface DetailsUpdate {
  customer: Customer;
  body: UpdateProfileBody;
  portrait: Buffer | undefined;
  address: string;
  requester: Requester;
}

/**
 * Changes name, picture and password. Returns which of the sent contacts are new: they take effect once they are verified,
 * so this call does not reveal whether another account has them.
 */
export async function updateDetails(
  context: Context,
  { customer, body, portrait, address, requester }: DetailsUpdate,
): Promise<ContactKind[]> {
  const { pool, push, now } = context;
  const account = await row<Account>(
    pool,
    sql`select id, email, phone, phone_verified, password_hash, social_id, portrait_id
        from marketplace.customers where id = ${customer.id} and removed_at is null`,
  );
  if (!account) throw createProblem(401, 'token', 'session.expired');
  const names = { f_name: body.f_name.trim(), l_name: body.l_name.trim() };
  for (const [field, value] of Object.entries(names))
    if (value === '') throw invalid(field, 'invalid.missing');
  const isOtherPhone = body.phone !== undefined && body.phone !== account.phone;
  if (isOtherPhone && account.phone_verified) throw invalid('phone', 'profile.phone_fixed');
  const isOtherEmail = body.email !== undefined && body.email.toLowerCase() !== account.email?.toLowerCase();
  const passwordHash = await newPasswordHash(context, account, { body, requester });
  const portraitId = portrait && (await storePortrait(context, portrait, { visitor: customer, address }));
  await transaction(pool, async (client) => {
    const changed = await row(
      client,
      sql<object>`update marketplace.customers set f_name = ${names.f_name}, l_name = ${names.l_name},
            password_hash = ${passwordHash ?? account.password_hash}, portrait_id = ${portraitId ?? account.portrait_id}
          where id = ${account.id} and removed_at is null
            and password_hash is not distinct from ${account.password_hash}::text
            and portrait_id is not distinct from ${account.portrait_id}::text
          returning 1 as one`,
    );
    // Another request changed the password or the picture in the meantime.
    if (!changed) throw createProblem(409, 'changed', 'profile.changed');
    if (portraitId && account.portrait_id)
      await rows(client, sql<object>`delete from marketplace.files where id = ${account.portrait_id}`);
    if (passwordHash !== undefined) await endOtherSessions(client, push, customer, now());
  });
  return [...(isOtherPhone ? (['phone'] as const) : []), ...(isOtherEmail ? (['email'] as const) : [])];
}

/** @throws Problem where the account has no password (PRF-4), the current one is wrong, or the new one is weak (PRF-10). */
async function newPasswordHash(
  context: Context,
  account: Account,
  { body, requester }: Pick<DetailsUpdate, 'body' | 'requester'>,
): Promise<string | undefined> {
  const { password, current_password, f_name, l_name } = body;
  if (password === undefined) return undefined;
  if (account.social_id !== null) throw invalid('password', 'profile.password_social');
  if (account.password_hash === null) throw invalid('password', 'profile.password_none');
  if (current_password === undefined) throw invalid('current_password', 'invalid.missing');
  await refuseWrongPassword(context, account, current_password, { field: 'current_password', requester });
  refuseWeakPassword(password, { f_name, l_name, email: account.email, phone: account.phone });
  return hashPassword(password);
}

/** @throws Problem naming `image`, the form's field for the picture. */
async function storePortrait(
  context: Context,
  bytes: Buffer,
  uploader: Parameters<typeof storePicture>[3],
): Promise<string> {
  if (bytes.length > MAX_PORTRAIT_BYTES)
    throw createProblem(413, 'image', 'files.too_large', { megabytes: MAX_PORTRAIT_BYTES / 1024 / 1024 });
  try {
    return (await storePicture(context, bytes, 'profile', uploader)).id;
  } catch (error) {
    if (isProblem(error) && error.code === 'file')
      throw createProblem(
        error.status,
        'image',
        error.details.text,
        error.details.values,
        error.details.retryAfter,
      );
    throw error;
  }
}
