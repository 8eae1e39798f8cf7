import type { SocialRegisterBody } from '@souk/contracts/api';
import { sql } from 'kysely';
import { createProblem, invalid } from '../http/problem.ts';
import type { Context } from '../context.ts';
import {
  insertCustomer,
  refuseUnknownReferral,
  saveReferral,
  takenContacts,
} from '../session/make-customer.ts';
import { mailWelcome } from '../mail/account-mails.ts';
import { releaseContact } from '../session/contact.ts';
import { row, rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';
import type { Identity } from './identity-provider.ts';

interface KnownCustomer {
  id: number;
  phone_verified: boolean;
}

/** The account linked to a social account, or null. */
export const customerByIdentity = (
  db: Queryable,
  { provider, uid }: Pick<Identity, 'provider' | 'uid'>,
): Promise<KnownCustomer | null> =>
  row(
    db,
    sql`select customer.id, customer.phone_verified
        from marketplace.customer_identities identity
        join marketplace.customers customer on customer.id = identity.customer_id
        where identity.provider = ${provider} and identity.uid = ${uid}`,
  );

/**
 * The account linked to a social account; created where there is none. An existing account with the same verified email is never
 * taken over; an account that has the email unverified loses it to the caller, who has proved it (0045). Call it in a transaction.
 * @throws Problem 409 `email` where another account has verified the address, 422 naming the field for other conflicts.
 */
export async function registerIdentity(
  db: Queryable,
  context: Pick<Context, 'push' | 'outbox' | 'now'>,
  identity: Identity,
  body: SocialRegisterBody,
  language: Language,
): Promise<KnownCustomer> {
  const { push, now } = context;
  const registered = await customerByIdentity(db, identity);
  if (registered) return registered;
  const email = identity.email ?? body.email;
  if (!email) throw invalid('email', 'invalid.missing', { field: 'email' });
  if (identity.email) await releaseContact(db, push, { kind: 'email', value: identity.email }, now());
  const account = { ...body, email };
  const madeMeanwhile = async (): Promise<KnownCustomer> => {
    // If the button was pressed twice, the first request has created the account, perhaps just now.
    const made = await customerByIdentity(db, identity);
    if (made) return made;
    const taken = await takenContacts(db, account);
    if (taken === 'phone') throw invalid('phone', 'session.phone_taken');
    throw createProblem(409, 'email', 'session.email_of_account');
  };
  if (await takenContacts(db, account)) return madeMeanwhile();
  await refuseUnknownReferral(db, body.ref_code);
  const socialId = `${identity.provider}:${identity.uid}`;
  const customer = await insertCustomer(
    db,
    {
      ...account,
      phone_verified: false,
      email_verified: identity.email !== null,
      passwordHash: null,
      socialId,
    },
    now(),
  );
  if (!customer) return madeMeanwhile();
  await saveReferral(db, customer.id, body.ref_code, now());
  await rows(
    db,
    sql<object>`insert into marketplace.customer_identities (provider, uid, customer_id, created_at)
                values (${identity.provider}, ${identity.uid}, ${customer.id}, ${now()})`,
  );
  if (identity.email)
    await mailWelcome(db, context, { to: identity.email, firstName: body.f_name, language });
  return customer;
}
