import { accountCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import { refuseWrongPassword } from '../account/check-password.ts';
import { removeAccount } from '../account/remove-account.ts';
import type { Context } from '../context.ts';
import { createProblem, invalid } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { refuseWrongCode, spendCode } from '../session/code.ts';
import { recipientOf, type Contact } from '../session/contact.ts';
import { requesterOf } from '../session/requester.ts';
import { sendCode } from '../session/send-code.ts';
import { row, type Queryable } from '../sql.ts';
import { translate } from '../texts/translate.ts';

interface Account {
  id: number;
  password_hash: string | null;
  phone: string | null;
  phone_verified: boolean;
  email: string | null;
  email_verified: boolean;
}

/** Where the owner's code is sent: to a verified contact where there is one. */
function contactOf({ phone, phone_verified, email, email_verified }: Account): Contact {
  const contacts = [
    { kind: 'phone', value: phone, isVerified: phone_verified },
    { kind: 'email', value: email, isVerified: email_verified },
  ] as const;
  const known = contacts
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => Number(b.isVerified) - Number(a.isVerified));
  const [{ kind, value } = { kind: 'phone', value: null }] = known;
  if (value === null) throw createProblem(409, 'contact', 'removal.no_contact');
  return { kind, value };
}

/** Removing an account (PRF-8). */
export function accountRemovalRoutes(route: Route, context: Context): void {
  const { pool, now, limits, codeKey } = context;
  const limit = { limit: limits.login, visitorLimit: limits.login };

  async function accountOf(id: number): Promise<Account> {
    const account = await row<Account>(
      pool,
      sql`select id, password_hash, phone, phone_verified, email, email_verified
          from marketplace.customers where id = ${id} and removed_at is null`,
    );
    if (!account) throw createProblem(401, 'token', 'session.expired');
    return account;
  }

  route(
    accountCalls.sendRemovalCode,
    async ({ visitor, requestContext: { language }, request }) => {
      const account = await accountOf(visitor.id);
      // With a password, a code must not be an easier alternative.
      if (account.password_hash !== null) throw invalid('password', 'removal.password_needed');
      const codeRequest = { recipient: recipientOf(contactOf(account)), purpose: 'removal' } as const;
      const request_id = await sendCode(context, codeRequest, language, request);
      return { message: translate(language, 'profile.code_sent'), request_id };
    },
    limit,
  );

  route(
    accountCalls.removeAccount,
    async ({ body, visitor, requestContext, request }) => {
      const account = await accountOf(visitor.id);
      const requester = requesterOf(request, context);
      let spend = async (_: Queryable): Promise<void> => undefined;
      if (account.password_hash !== null) {
        if (body.password === undefined) throw invalid('password', 'removal.password_needed');
        await refuseWrongPassword(context, account, body.password, { field: 'password', requester });
      } else {
        const { otp: code, request_id: requestId } = body;
        if (code === undefined || requestId === undefined) throw invalid('otp', 'invalid.missing');
        const recipient = recipientOf(contactOf(account));
        const guess = { recipient, code, purpose: 'removal', requestId, requester } as const;
        const right = await refuseWrongCode(pool, codeKey, guess, 'otp', now());
        spend = (client) => spendCode(client, right, 'otp');
      }
      await removeAccount(context, visitor.id, { giveUpWallet: body.give_up_wallet === true, spend });
      return { message: translate(requestContext.language, 'removal.done') };
    },
    limit,
  );
}
