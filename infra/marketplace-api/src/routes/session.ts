import { sessionCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { customerWire, type CustomerRow } from '../entities/customer.ts';
import { invalid, Problem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { beginSession } from '../session/begin-session.ts';
import { makeCustomer, takenOf } from '../session/make-customer.ts';
import { hashPassword, passwordFits } from '../session/password.ts';
import { hashOf, newSecret } from '../session/secret.ts';
import { row, rows } from '../sql.ts';
import { say } from '../texts/say.ts';

/** Guests, accounts and their sessions. */
export function sessionRoutes(route: Route, context: Context): void {
  const { pool, limits, now, mediaUrl } = context;

  route(
    sessionCalls.guest,
    async () => {
      const guestId = newSecret();
      await rows(pool, sql<object>`insert into marketplace.guests (id_hash) values (${hashOf(guestId)})`);
      return { guest_id: guestId };
    },
    { limit: limits.guest },
  );

  route(
    sessionCalls.signUp,
    async ({ body, visit }) => {
      const passwordHash = await hashPassword(body.password);
      return transaction(pool, async (client) => {
        const taken = await takenOf(client, body);
        if (taken) throw invalid(taken, `session.${taken}_taken`);
        const customer = await makeCustomer(client, { ...body, passwordHash, socialId: null }, now());
        // Somebody signed up with the same email or phone in the same moment.
        if (!customer) throw invalid('email', 'session.email_taken');
        return beginSession(client, context, {
          customer,
          guestId: body.guest_id,
          language: visit.language,
        });
      });
    },
    { limit: limits.signUp },
  );

  route(
    sessionCalls.login,
    async ({ body, visit }) => {
      const name = body.email_or_phone.trim();
      const customer = await row<{ id: number; password_hash: string | null; phone_verified: boolean }>(
        pool,
        sql`select id, password_hash, phone_verified from marketplace.customers
            where lower(email) = lower(${name}) or phone = ${name.replaceAll(/[\s()-]/g, '')} order by id limit 1`,
      );
      const fits = await passwordFits(customer?.password_hash ?? null, body.password);
      if (!customer || !fits) throw new Problem(401, 'credentials', 'session.credentials');
      return transaction(pool, (client) =>
        beginSession(client, context, { customer, guestId: body.guest_id, language: visit.language }),
      );
    },
    { limit: limits.login },
  );

  route(sessionCalls.logout, async ({ visitor, visit }) => {
    await rows(
      pool,
      sql<object>`update marketplace.sessions set revoked_at = ${now()} where token_hash = ${visitor.tokenHash}`,
    );
    return { message: say(visit.language, 'session.logged_out') };
  });

  route(sessionCalls.customer, async ({ visitor }) => {
    const customer = await row<CustomerRow>(
      pool,
      sql`select c.*, (select count(*)::integer from marketplace.orders where customer_id = c.id) as order_count
          from marketplace.customers c where c.id = ${visitor.id}`,
    );
    if (!customer) throw new Problem(401, 'token', 'session.expired');
    return customerWire(customer, { mediaUrl, now: now() });
  });
}
