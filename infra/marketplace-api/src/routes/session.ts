import { sessionCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import { takeOverGuestCart } from '../cart/cart-merge.ts';
import type { Context } from '../context.ts';
import { customerWire, type CustomerRow } from '../entities/customer.ts';
import { flag } from '../entities/flag.ts';
import { invalid, Problem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { hashPassword, passwordFits } from '../session/password.ts';
import { hashOf, newSecret } from '../session/secret.ts';
import { openSession } from '../session/session.ts';
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
      const password = await hashPassword(body.password);
      return transaction(pool, async (client) => {
        const taken = await row<{ email: boolean }>(
          client,
          sql`select lower(email) = lower(${body.email}) as email from marketplace.customers
              where lower(email) = lower(${body.email}) or phone = ${body.phone} order by 1 desc limit 1`,
        );
        if (taken)
          throw taken.email
            ? invalid('email', 'session.email_taken')
            : invalid('phone', 'session.phone_taken');
        if (body.ref_code) {
          const referrer = sql<object>`select 1 from marketplace.customers where ref_code = ${body.ref_code}`;
          if (!(await row(client, referrer))) throw invalid('ref_code', 'session.ref_code');
        }
        const customer = await row<{ id: number }>(
          client,
          sql`insert into marketplace.customers (f_name, l_name, email, phone, password_hash, ref_code, created_at)
              values (${body.f_name}, ${body.l_name}, ${body.email}, ${body.phone}, ${password}, ${newRefCode()}, ${now()})
              on conflict do nothing returning id`,
        );
        // Somebody signed up with the same email or phone in the same moment.
        if (!customer) throw invalid('email', 'session.email_taken');
        const token = await openSession(client, customer.id, now());
        const cart_conflicts = await takeOverGuestCart(
          client,
          context,
          body.guest_id,
          customer.id,
          visit.language,
        );
        return { token, is_phone_verified: 0, cart_conflicts };
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
      return transaction(pool, async (client) => {
        const token = await openSession(client, customer.id, now());
        const cart_conflicts = await takeOverGuestCart(
          client,
          context,
          body.guest_id,
          customer.id,
          visit.language,
        );
        return { token, is_phone_verified: flag(customer.phone_verified), cart_conflicts };
      });
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

const newRefCode = () => newSecret().replaceAll(/[-_]/g, '').slice(0, 10).toUpperCase();
