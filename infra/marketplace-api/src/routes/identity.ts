import { identityCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import { takeOverGuestCart } from '../cart/cart-merge.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { hashPassword } from '../session/password.ts';
import { dropCode, newCode, refuseWrongCode, type CodePurpose } from '../session/phone-code.ts';
import { openSession } from '../session/session.ts';
import { row, rows } from '../sql.ts';
import { say } from '../texts/say.ts';

/** Signing in by a code to the phone (SES-10), and forgotten passwords (SES-11). */
export function identityRoutes(route: Route, context: Context): void {
  const { pool, now, limits, codeKey, sendCode } = context;

  const customerOf = (phone: string) =>
    row<{ id: number }>(pool, sql`select id from marketplace.customers where phone = ${phone}`);

  /** Answers alike whether an account has the phone or not: who has one is nobody's business. */
  async function send(phone: string, purpose: CodePurpose): Promise<void> {
    const code = await newCode(pool, codeKey, phone, purpose, now());
    if (purpose === 'sign_in' || (await customerOf(phone))) await sendCode({ phone, code, purpose });
  }

  route(
    identityCalls.sendCode,
    async ({ body, visit }) => {
      await send(body.phone, 'sign_in');
      return { message: say(visit.language, 'session.code_sent') };
    },
    { limit: limits.login },
  );

  route(
    identityCalls.verifyPhone,
    async ({ body, visit }) => {
      const { phone, otp: code } = body;
      await refuseWrongCode(pool, codeKey, { phone, code, purpose: 'sign_in' }, 'otp', now());
      const customer = await customerOf(phone);
      if (!customer) throw new Problem(404, 'no_account', 'session.no_account');
      return transaction(pool, async (client) => {
        await dropCode(client, phone, 'sign_in');
        await rows(
          client,
          sql<object>`update marketplace.customers set phone_verified = true where id = ${customer.id}`,
        );
        const token = await openSession(client, customer.id, now());
        const cart_conflicts = await takeOverGuestCart(
          client,
          context,
          body.guest_id,
          customer.id,
          visit.language,
        );
        return { token, is_phone_verified: 1, cart_conflicts };
      });
    },
    { limit: limits.login },
  );

  route(
    identityCalls.forgotPassword,
    async ({ body, visit }) => {
      await send(body.phone, 'reset');
      return { message: say(visit.language, 'session.code_sent') };
    },
    { limit: limits.login },
  );

  route(
    identityCalls.verifyResetCode,
    async ({ body: { phone, reset_token: code }, visit }) => {
      await refuseWrongCode(pool, codeKey, { phone, code, purpose: 'reset' }, 'reset_token', now());
      return { message: say(visit.language, 'session.code_right') };
    },
    { limit: limits.login },
  );

  route(
    identityCalls.resetPassword,
    async ({ body: { phone, reset_token: code, password }, visit }) => {
      await refuseWrongCode(pool, codeKey, { phone, code, purpose: 'reset' }, 'reset_token', now());
      const hashed = await hashPassword(password);
      await transaction(pool, async (client) => {
        await dropCode(client, phone, 'reset');
        const customer = await row<{ id: number }>(
          client,
          sql`update marketplace.customers set password_hash = ${hashed}, phone_verified = true
              where phone = ${phone} returning id`,
        );
        // Whoever was in by the old password is out.
        if (customer)
          await rows(
            client,
            sql<object>`update marketplace.sessions set revoked_at = ${now()}
                        where customer_id = ${customer.id} and revoked_at is null`,
          );
      });
      return { message: say(visit.language, 'session.password_changed') };
    },
    { limit: limits.login },
  );
}
