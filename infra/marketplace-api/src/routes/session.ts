import { sessionCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { customerWire, type CustomerRow } from '../entities/customer.ts';
import { readSettings } from '../entities/settings.ts';
import { invalid, Problem, tooMany } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { welcomeDiscountOf } from '../orders/welcome-discount.ts';
import { beginSession } from '../session/begin-session.ts';
import { writeCode } from '../session/code.ts';
import { recipientOf } from '../session/contact.ts';
import { endSession } from '../session/end-sessions.ts';
import { countLoginAttempt } from '../session/login-throttle.ts';
import {
  insertCustomer,
  refuseUnknownReferral,
  saveReferral,
  takenContacts,
} from '../session/make-customer.ts';
import { hashPassword, passwordFits } from '../session/passwords/password.ts';
import { refuseWeakPassword } from '../session/passwords/weak-password.ts';
import { keyedHash, requesterOf } from '../session/requester.ts';
import { hashOf, newSecret } from '../session/secret.ts';
import { countOne } from '../session/throttle.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { translate, type TextKey } from '../texts/translate.ts';

/** Guests, accounts and their sessions. */
export function sessionRoutes(route: Route, context: Context): void {
  const { pool, limits, now, push, codeKey, fileKey, mediaUrl } = context;

  /** @throws Problem 429 beyond the daily limit of an address. */
  async function countForTheDay(
    client: Queryable,
    kind: keyof Context['limits']['daily'],
    request: FastifyRequest,
    code: string,
    text: TextKey,
  ): Promise<void> {
    const key = keyedHash(codeKey, `${kind} ${requesterOf(request, context).address.toString('base64')}`);
    const wait = await countOne(client, key, { perDay: limits.daily[kind] }, now());
    if (wait > 0) throw tooMany(code, text, wait);
  }

  route(
    sessionCalls.guest,
    async ({ request }) => {
      const guestId = newSecret();
      await transaction(pool, async (client) => {
        await countForTheDay(client, 'guest', request, 'too_many', 'session.guest_wait');
        await rows(
          client,
          sql<object>`insert into marketplace.guests (id_hash, created_at) values (${hashOf(guestId)}, ${now()})`,
        );
      });
      return { guest_id: guestId };
    },
    { limit: limits.guest },
  );

  route(
    sessionCalls.signUp,
    async ({ body, requestContext, request }) => {
      refuseWeakPassword(body.password, body);
      // Counted too, since it reveals which emails and phones are taken.
      await transaction(pool, (client) =>
        countForTheDay(client, 'signUp', request, 'too_many', 'session.sign_up_wait'),
      );
      const refuseTaken = async (db: Queryable) => {
        const taken = await takenContacts(db, body);
        if (taken) throw invalid(taken, `session.${taken}_taken`);
      };
      // Hashing is expensive, so invalid requests are refused before.
      await refuseTaken(pool);
      await refuseUnknownReferral(pool, body.ref_code);
      const passwordHash = await hashPassword(body.password);
      const unproved = { phone_verified: false, email_verified: false, socialId: null };
      const recipient = recipientOf({ kind: 'email', value: body.email });
      const requester = requesterOf(request, context);
      const { language } = requestContext;
      const { signedIn, sent } = await transaction(pool, async (client) => {
        const customer = await insertCustomer(client, { ...body, ...unproved, passwordHash }, now());
        if (!customer) {
          // Another request signed up with the same email or phone at the same time.
          await refuseTaken(client);
          throw invalid('email', 'session.email_taken');
        }
        await saveReferral(client, customer.id, body.ref_code, now());
        // Beyond the limit of codes, the customer can request one in the profile.
        const sent = await writeCode(client, context, {
          recipient,
          purpose: 'verify',
          requester,
          language,
          isSignUp: true,
        });
        const signedIn = await beginSession(client, context, {
          customer,
          guestId: body.guest_id,
          language,
          requester,
        });
        return { signedIn, sent };
      });
      if ('code' in sent)
        context.showCode({ recipient: recipient.value, code: sent.code, purpose: 'verify' });
      return signedIn;
    },
    { limit: limits.signUp },
  );

  route(
    sessionCalls.login,
    async ({ body, requestContext, request }) => {
      const typed = body.email_or_phone.trim().toLowerCase();
      const name = typed.includes('@') ? typed : typed.replaceAll(/[\s()-]/g, '');
      const requester = requesterOf(request, context);
      const customer = await row<{ id: number; password_hash: string | null; phone_verified: boolean }>(
        pool,
        sql`select id, password_hash, phone_verified from marketplace.customers
            where lower(email) = ${name} or phone = ${name} order by id limit 1`,
      );
      const attempt = await countLoginAttempt(context, { name, customerId: customer?.id ?? null, requester });
      const fits = await passwordFits(customer?.password_hash ?? null, body.password).catch(
        async (error: unknown) => {
          await attempt.takeBack();
          throw error;
        },
      );
      if (!customer || !fits) throw new Problem(401, 'credentials', 'session.credentials');
      await attempt.succeed();
      return transaction(pool, async (client) => {
        // The account may have changed in the meantime: proving its phone removes the password.
        const still = sql<object>`select 1 as one from marketplace.customers
          where id = ${customer.id} and password_hash = ${customer.password_hash} for key share`;
        if (!(await row(client, still))) throw new Problem(401, 'credentials', 'session.credentials');
        return beginSession(client, context, {
          customer,
          guestId: body.guest_id,
          language: requestContext.language,
          requester,
        });
      });
    },
    { limit: limits.login },
  );

  route(sessionCalls.logout, async ({ visitor, requestContext }) => {
    await transaction(pool, (client) => endSession(client, push, visitor, now()));
    return { message: translate(requestContext.language, 'session.logged_out') };
  });

  route(sessionCalls.welcomeSeen, async ({ visitor, requestContext }) => {
    await rows(
      pool,
      sql<object>`update marketplace.customers set welcome_seen_at = ${now()} where id = ${visitor.id} and welcome_seen_at is null`,
    );
    return { message: translate(requestContext.language, 'session.welcome_seen') };
  });

  route(sessionCalls.customer, async ({ visitor }) => {
    const customer = await row<CustomerRow>(
      pool,
      sql`select c.*, (select count(*)::integer from marketplace.orders where customer_id = c.id) as order_count,
            array(select distinct module_id from marketplace.orders
              where customer_id = c.id and status = 'delivered' and store_id is not null and module_id is not null
              order by module_id) as visited_module_ids,
            coalesce((select jsonb_agg(jsonb_build_object('module_id', module_id, 'category_ids', category_ids) order by module_id)
              from marketplace.customer_interests where customer_id = c.id), '[]') as interests
          from marketplace.customers c where c.id = ${visitor.id}`,
    );
    if (!customer) throw new Problem(401, 'token', 'session.expired');
    const welcome = await welcomeDiscountOf(pool, customer.id, await readSettings(pool), now());
    return customerWire(customer, welcome, { mediaUrl, fileKey, now: now() });
  });
}
