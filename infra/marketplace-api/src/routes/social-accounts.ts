import { identityCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import type { Context } from '../context.ts';
import { createProblem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { customerByIdentity, registerIdentity } from '../identity/customer-identity.ts';
import { identify } from '../identity/identify.ts';
import { beginSession } from '../session/begin-session.ts';
import { requesterOf } from '../session/requester.ts';

/** Signing in and registering by a social account (SES-10). */
export function socialAccountRoutes(route: Route, context: Context): void {
  const { pool, limits } = context;

  route(
    identityCalls.socialLogin,
    async ({ body, requestContext, request }) => {
      const customer = await customerByIdentity(pool, await identify(context, body.token, 'social'));
      if (!customer) throw createProblem(404, 'no_account', 'session.no_social_account');
      return transaction(pool, (client) =>
        beginSession(client, context, {
          customer,
          guestId: body.guest_id,
          language: requestContext.language,
          requester: requesterOf(request, context),
        }),
      );
    },
    { limit: limits.login },
  );

  route(
    identityCalls.socialRegister,
    async ({ body, requestContext, request }) => {
      const known = await identify(context, body.token, 'social');
      return transaction(pool, async (client) => {
        const customer = await registerIdentity(client, context, known, body, requestContext.language);
        return beginSession(client, context, {
          customer,
          guestId: body.guest_id,
          language: requestContext.language,
          requester: requesterOf(request, context),
        });
      });
    },
    { limit: limits.signUp },
  );
}
