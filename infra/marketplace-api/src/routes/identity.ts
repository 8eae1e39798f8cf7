import { identityCalls, type SignedIn } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { invalid, Problem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { customerByIdentity, registerIdentity } from '../identity/customer-identity.ts';
import type { Identity } from '../identity/identity-provider.ts';
import { beginSession } from '../session/begin-session.ts';
import { hashPassword } from '../session/password.ts';
import { dropCode, newCode, refuseWrongCode, type CodePurpose } from '../session/phone-code.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { say, type Language } from '../texts/say.ts';

/** Signing in by a code to the phone or a social account (SES-10), and forgotten passwords (SES-11). */
export function identityRoutes(route: Route, context: Context): void {
  const { pool, now, limits, codeKey, sendCode, identity } = context;

  const customerOf = (phone: string) =>
    row<{ id: number }>(pool, sql`select id from marketplace.customers where phone = ${phone}`);

  /** Answers alike whether an account has the phone or not: who has one is nobody's business. */
  async function send(phone: string, purpose: CodePurpose): Promise<void> {
    const code = await newCode(pool, codeKey, phone, purpose, now());
    if (purpose === 'sign_in' || (await customerOf(phone))) await sendCode({ phone, code, purpose });
  }

  /** Whoever proved that the phone is theirs is in the account that has it. @throws Problem 404 where none has. */
  async function signInByPhone(
    phone: string,
    guestId: string | undefined,
    language: Language,
    also: (client: Queryable) => Promise<unknown> = async () => undefined,
  ): Promise<SignedIn> {
    const customer = await customerOf(phone);
    if (!customer) throw new Problem(404, 'no_account', 'session.no_account');
    return transaction(pool, async (client) => {
      await also(client);
      await rows(
        client,
        sql<object>`update marketplace.customers set phone_verified = true where id = ${customer.id}`,
      );
      return beginSession(client, context, {
        customer: { id: customer.id, phone_verified: true },
        guestId,
        language,
      });
    });
  }

  /** @throws Problem where the token does not hold, is of the other kind, or nobody is configured to say. */
  async function identify(token: string, kind: 'phone' | 'social'): Promise<Identity> {
    if (!identity) throw new Problem(404, 'provider', 'session.no_provider');
    const known = await identity.verify(token, now());
    const isKind = known?.provider === 'phone' ? kind === 'phone' : kind === 'social';
    if (!known || !isKind) throw invalid('token', 'session.identity');
    return known;
  }

  route(
    identityCalls.firebaseVerifyToken,
    async ({ body, visit }) => {
      const { phone } = await identify(body.token, 'phone');
      if (phone === null) throw invalid('token', 'session.identity');
      return signInByPhone(phone, body.guest_id, visit.language);
    },
    { limit: limits.login },
  );

  route(
    identityCalls.socialLogin,
    async ({ body, visit }) => {
      const customer = await customerByIdentity(pool, await identify(body.token, 'social'));
      if (!customer) throw new Problem(404, 'no_account', 'session.no_social_account');
      return transaction(pool, (client) =>
        beginSession(client, context, { customer, guestId: body.guest_id, language: visit.language }),
      );
    },
    { limit: limits.login },
  );

  route(
    identityCalls.socialRegister,
    async ({ body, visit }) => {
      const known = await identify(body.token, 'social');
      return transaction(pool, async (client) => {
        const customer = await registerIdentity(client, known, body, now());
        return beginSession(client, context, {
          customer,
          guestId: body.guest_id,
          language: visit.language,
        });
      });
    },
    { limit: limits.signUp },
  );

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
      return signInByPhone(phone, body.guest_id, visit.language, (client) =>
        dropCode(client, phone, 'sign_in'),
      );
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
