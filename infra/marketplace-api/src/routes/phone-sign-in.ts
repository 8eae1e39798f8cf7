import { identityCalls, type SignedIn } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { createProblem, invalid } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { identify } from '../identity/identify.ts';
import { beginSession } from '../session/begin-session.ts';
import { refuseWrongCode, spendCode } from '../session/code.ts';
import { accountOfProvedPhone } from '../session/prove-phone.ts';
import { requesterOf } from '../session/requester.ts';
import { sendCode } from '../session/send-code.ts';
import { signedInCustomer } from '../session/signed-in-customer.ts';
import type { Queryable } from '../sql.ts';
import { translate, type Language } from '../texts/translate.ts';

/** Signing in by a code to the phone, sent from here or by Firebase (SES-10). */
export function phoneSignInRoutes(route: Route, context: Context): void {
  const { pool, now, limits, codeKey } = context;

  route(
    identityCalls.firebaseVerifyToken,
    async ({ body, requestContext, request }) => {
      const { phone } = await identify(context, body.token, 'phone');
      if (phone === null) throw invalid('token', 'session.identity');
      return signInByPhone(context, phone, request, {
        guestId: body.guest_id,
        language: requestContext.language,
      });
    },
    { limit: limits.login },
  );

  route(
    identityCalls.sendCode,
    async ({ body, requestContext, request }) => {
      const recipient = { kind: 'phone', value: body.phone } as const;
      const request_id = await sendCode(
        context,
        { recipient, purpose: 'sign_in' },
        requestContext.language,
        request,
      );
      return { message: translate(requestContext.language, 'session.code_sent'), request_id };
    },
    { limit: limits.login },
  );

  route(
    identityCalls.verifyPhone,
    async ({ body, requestContext, request }) => {
      const { phone, otp: code, request_id: requestId } = body;
      const guess = {
        recipient: { kind: 'phone', value: phone },
        code,
        purpose: 'sign_in',
        requestId,
        requester: requesterOf(request, context),
      } as const;
      const right = await refuseWrongCode(pool, codeKey, guess, 'otp', now());
      return signInByPhone(
        context,
        phone,
        request,
        { guestId: body.guest_id, language: requestContext.language },
        (client) => spendCode(client, right, 'otp'),
      );
    },
    { limit: limits.login },
  );
}

/** The account of a person who has proved their phone. @throws Problem 404 where there is none. */
async function signInByPhone(
  context: Context,
  phone: string,
  request: FastifyRequest,
  { guestId, language }: { guestId: string | undefined; language: Language },
  spend: (client: Queryable) => Promise<void> = async () => undefined,
): Promise<SignedIn> {
  const signedInAs = await signedInCustomer(request, context);
  const signedIn = await transaction(context.pool, async (client) => {
    await spend(client);
    const requester = requesterOf(request, context);
    const customer = await accountOfProvedPhone(client, context, phone, { requester, signedInAs });
    return customer && beginSession(client, context, { customer, guestId, language, requester });
  });
  if (!signedIn) throw createProblem(404, 'no_account', 'session.no_account');
  return signedIn;
}
