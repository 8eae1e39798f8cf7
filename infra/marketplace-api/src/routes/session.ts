import { sessionCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { createProblem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { beginSession } from '../session/begin-session.ts';
import { endSession } from '../session/end-sessions.ts';
import { countLoginAttempt } from '../session/login-throttle.ts';
import { passwordFits } from '../session/passwords/password.ts';
import { requesterOf } from '../session/requester.ts';
import { row } from '../sql.ts';
import { translate } from '../texts/translate.ts';

/** Sessions by password, and their end (SES-10, SES-14). */
export function sessionRoutes(route: Route, context: Context): void {
  const { pool, limits, now, push } = context;

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
      if (!customer || !fits) throw createProblem(401, 'credentials', 'session.credentials');
      await attempt.succeed();
      return transaction(pool, async (client) => {
        // The account may have changed in the meantime: proving its phone removes the password.
        const still = sql<object>`select 1 as one from marketplace.customers
          where id = ${customer.id} and password_hash = ${customer.password_hash} for key share`;
        if (!(await row(client, still))) throw createProblem(401, 'credentials', 'session.credentials');
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
}
