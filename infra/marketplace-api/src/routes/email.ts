import { identityCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { invalid, Problem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { mailWelcome } from '../mail/account-mails.ts';
import { refuseWrongCode, spendCode, type CodeRecipient } from '../session/code.ts';
import { proveEmail } from '../session/prove-email.ts';
import { requesterOf } from '../session/requester.ts';
import { sendCode } from '../session/send-code.ts';
import { row } from '../sql.ts';
import { say } from '../texts/say.ts';

/** An account's e-mail address, proved by a code that is sent there. */
export function emailRoutes(route: Route, context: Context): void {
  const { pool, now, limits, codeKey } = context;

  /** @throws Problem where the account has no address. */
  async function addressOf(customerId: number): Promise<CodeRecipient> {
    const customer = await row<{ email: string | null }>(
      pool,
      sql`select lower(email) as email from marketplace.customers where id = ${customerId}`,
    );
    if (!customer?.email) throw new Problem(409, 'email', 'session.no_email');
    return { kind: 'email', value: customer.email };
  }

  route(
    identityCalls.sendEmailCode,
    async ({ visitor, visit, request }) => {
      const recipient = await addressOf(visitor.id);
      const request_id = await sendCode(
        context,
        { recipient, purpose: 'verify_email' },
        visit.language,
        request,
      );
      return { message: say(visit.language, 'session.code_sent_own'), request_id };
    },
    { limit: limits.login },
  );

  route(
    identityCalls.verifyEmail,
    async ({ body, visitor, visit, request }) => {
      const recipient = await addressOf(visitor.id);
      const guess = {
        recipient,
        code: body.otp,
        purpose: 'verify_email',
        requestId: body.request_id,
        requester: requesterOf(request, context),
      } as const;
      const right = await refuseWrongCode(pool, codeKey, guess, 'otp', now());
      await transaction(pool, async (client) => {
        await spendCode(client, right, 'otp');
        const proved = await proveEmail(client, visitor.id, recipient.value);
        if (!proved) throw invalid('otp', 'session.code');
        if (proved.was_verified) return;
        const { email: to, f_name: firstName } = proved;
        await mailWelcome(client, context, { to, firstName, language: visit.language });
      });
      return { message: say(visit.language, 'session.email_verified') };
    },
    { limit: limits.login },
  );
}
