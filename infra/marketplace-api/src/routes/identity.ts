import { identityCalls, type SignedIn, type VerifyResetCodeBody } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { invalid, Problem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { customerOf } from '../http/visitor.ts';
import { customerByIdentity, registerIdentity } from '../identity/customer-identity.ts';
import type { Identity } from '../identity/identity-provider.ts';
import { beginSession } from '../session/begin-session.ts';
import { sendCode } from '../session/send-code.ts';
import { accountOfProvedEmail } from '../session/prove-email.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import { hashPassword } from '../session/passwords/password.ts';
import { refuseWeakPassword, type PasswordOwner } from '../session/passwords/weak-password.ts';
import { refuseWrongCode, spendCode, type CodeRecipient } from '../session/code.ts';
import { accountOfProvedPhone } from '../session/prove-phone.ts';
import { requesterOf } from '../session/requester.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { translate, type Language } from '../texts/translate.ts';

/** The body's recipient. @throws Problem where it has none or both. */
function recipientOf({ phone, email }: { phone?: string; email?: string }): CodeRecipient {
  if (phone !== undefined && email !== undefined) throw invalid('email', 'session.one_recipient');
  if (phone !== undefined) return { kind: 'phone', value: phone };
  if (email === undefined) throw invalid('phone', 'invalid.missing', { field: 'phone' });
  return { kind: 'email', value: email.toLowerCase() };
}

/** Signing in by a code to the phone or a social account (SES-10), and forgotten passwords (SES-11). */
export function identityRoutes(route: Route, context: Context): void {
  const { pool, now, limits, push, codeKey, identity } = context;

  /** The account of a person who has proved their phone. @throws Problem 404 where there is none. */
  async function signInByPhone(
    phone: string,
    request: FastifyRequest,
    { guestId, language }: { guestId: string | undefined; language: Language },
    spend: (client: Queryable) => Promise<void> = async () => undefined,
  ): Promise<SignedIn> {
    const signedInAs = await signedInCustomer(request);
    const signedIn = await transaction(pool, async (client) => {
      await spend(client);
      const requester = requesterOf(request, context);
      const customer = await accountOfProvedPhone(client, context, phone, { requester, signedInAs });
      return customer && beginSession(client, context, { customer, guestId, language, requester });
    });
    if (!signedIn) throw new Problem(404, 'no_account', 'session.no_account');
    return signedIn;
  }

  /** The signed-in customer; an expired token is ignored here. */
  const signedInCustomer = (request: FastifyRequest): Promise<number | null> =>
    customerOf(request, pool, now()).then(
      ({ id }) => id,
      (error: unknown) => {
        if (error instanceof Problem) return null;
        throw error;
      },
    );

  /** @throws Problem where the token is invalid or of the other kind, or no provider is configured. */
  async function identify(token: string, kind: 'phone' | 'social'): Promise<Identity> {
    if (!identity) throw new Problem(404, 'provider', 'session.no_provider');
    const known = await identity.verify(token, now());
    const isKind = known?.provider === 'phone' ? kind === 'phone' : kind === 'social';
    if (!known || !isKind) throw invalid('token', 'session.identity');
    return known;
  }

  route(
    identityCalls.firebaseVerifyToken,
    async ({ body, requestContext, request }) => {
      const { phone } = await identify(body.token, 'phone');
      if (phone === null) throw invalid('token', 'session.identity');
      return signInByPhone(phone, request, { guestId: body.guest_id, language: requestContext.language });
    },
    { limit: limits.login },
  );

  route(
    identityCalls.socialLogin,
    async ({ body, requestContext, request }) => {
      const customer = await customerByIdentity(pool, await identify(body.token, 'social'));
      if (!customer) throw new Problem(404, 'no_account', 'session.no_social_account');
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
      const known = await identify(body.token, 'social');
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
        phone,
        request,
        { guestId: body.guest_id, language: requestContext.language },
        (client) => spendCode(client, right, 'otp'),
      );
    },
    { limit: limits.login },
  );

  route(
    identityCalls.forgotPassword,
    async ({ body, requestContext, request }) => {
      const recipient = recipientOf(body);
      const request_id = await sendCode(
        context,
        { recipient, purpose: 'reset' },
        requestContext.language,
        request,
      );
      const text = recipient.kind === 'phone' ? 'session.code_sent' : 'session.code_sent_email';
      return { message: translate(requestContext.language, text), request_id };
    },
    { limit: limits.login },
  );

  /** @throws Problem at `reset_token` where the code for a new password is wrong. */
  const refuseWrongResetCode = (body: VerifyResetCodeBody, request: FastifyRequest) =>
    refuseWrongCode(
      pool,
      codeKey,
      {
        recipient: recipientOf(body),
        code: body.reset_token,
        purpose: 'reset',
        requestId: body.request_id,
        requester: requesterOf(request, context),
      },
      'reset_token',
      now(),
    );

  route(
    identityCalls.verifyResetCode,
    async ({ body, requestContext, request }) => {
      await refuseWrongResetCode(body, request);
      return { message: translate(requestContext.language, 'session.code_right') };
    },
    { limit: limits.login },
  );

  route(
    identityCalls.resetPassword,
    async ({ body, requestContext, request }) => {
      const { password } = body;
      const recipient = recipientOf(body);
      const right = await refuseWrongResetCode(body, request);
      // The account's name may be shown to a person who has its phone or reads its mails.
      const named = await row<PasswordOwner>(
        pool,
        recipient.kind === 'phone'
          ? sql`select f_name, l_name, email, phone from marketplace.customers where phone = ${recipient.value}`
          : sql`select f_name, l_name, email, phone from marketplace.customers where lower(email) = ${recipient.value}`,
      );
      refuseWeakPassword(password, { ...named, [recipient.kind]: recipient.value });
      const hashed = await hashPassword(password);
      const signedInAs = await signedInCustomer(request);
      const customer = await transaction(pool, async (client) => {
        await spendCode(client, right, 'reset_token');
        const requester = requesterOf(request, context);
        const proved =
          recipient.kind === 'phone'
            ? await accountOfProvedPhone(client, context, recipient.value, { requester, signedInAs })
            : await accountOfProvedEmail(client, recipient.value);
        if (!proved) return null;
        await rows(
          client,
          sql<object>`update marketplace.customers set password_hash = ${hashed} where id = ${proved.id}`,
        );
        // A new password ends all sessions.
        await endAllSessions(client, push, proved.id, now());
        return proved;
      });
      if (!customer)
        throw new Problem(
          404,
          'no_account',
          recipient.kind === 'phone' ? 'session.no_account' : 'session.no_account_email',
        );
      return { message: translate(requestContext.language, 'session.password_changed') };
    },
    { limit: limits.login },
  );
}
