import { sessionCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import type { Context } from '../context.ts';
import { invalid } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { beginSession } from '../session/begin-session.ts';
import { writeCode } from '../session/code.ts';
import { recipientOf } from '../session/contact.ts';
import { countForTheDay } from '../session/daily-limit.ts';
import {
  insertCustomer,
  refuseUnknownReferral,
  saveReferral,
  takenContacts,
} from '../session/make-customer.ts';
import { hashPassword } from '../session/passwords/password.ts';
import { refuseWeakPassword } from '../session/passwords/weak-password.ts';
import { requesterOf } from '../session/requester.ts';
import type { Queryable } from '../sql.ts';

/** New accounts by email and password (SES-10). */
export function signUpRoutes(route: Route, context: Context): void {
  const { pool, limits, now } = context;

  route(
    sessionCalls.signUp,
    async ({ body, requestContext, request }) => {
      refuseWeakPassword(body.password, body);
      // Counted too, since it reveals which emails and phones are taken.
      await transaction(pool, (client) =>
        countForTheDay(context, client, 'signUp', request, 'session.sign_up_wait'),
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
}
