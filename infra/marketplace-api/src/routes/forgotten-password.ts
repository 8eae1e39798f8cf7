import { identityCalls, type VerifyResetCodeBody } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { createProblem, invalid } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { refuseWrongCode, spendCode, type CodeRecipient } from '../session/code.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import { hashPassword } from '../session/passwords/password.ts';
import { refuseWeakPassword, type PasswordOwner } from '../session/passwords/weak-password.ts';
import { accountOfProvedEmail } from '../session/prove-email.ts';
import { accountOfProvedPhone } from '../session/prove-phone.ts';
import { requesterOf } from '../session/requester.ts';
import { sendCode } from '../session/send-code.ts';
import { signedInCustomer } from '../session/signed-in-customer.ts';
import { row, rows } from '../sql.ts';
import { translate } from '../texts/translate.ts';

/** The body's recipient. @throws Problem where it has none or both. */
function recipientOf({ phone, email }: { phone?: string; email?: string }): CodeRecipient {
  if (phone !== undefined && email !== undefined) throw invalid('email', 'session.one_recipient');
  if (phone !== undefined) return { kind: 'phone', value: phone };
  if (email === undefined) throw invalid('phone', 'invalid.missing', { field: 'phone' });
  return { kind: 'email', value: email.toLowerCase() };
}

/** A new password by a code to the phone or e-mail address (SES-11). */
export function forgottenPasswordRoutes(route: Route, context: Context): void {
  const { pool, now, limits, push, codeKey } = context;

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
      const signedInAs = await signedInCustomer(request, context);
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
        throw createProblem(
          404,
          'no_account',
          recipient.kind === 'phone' ? 'session.no_account' : 'session.no_account_email',
        );
      return { message: translate(requestContext.language, 'session.password_changed') };
    },
    { limit: limits.login },
  );
}
