import { Readable } from 'node:stream';
import { accountCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import { accountData } from '../account/account-data.ts';
import { updateDetails } from '../account/update-details.ts';
import type { Context } from '../context.ts';
import { invalid, tooMany } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { refuseWrongCode, spendCode } from '../session/code.ts';
import { claimContact, contactIn, recipientOf } from '../session/contact.ts';
import { keyedHash, requesterOf } from '../session/requester.ts';
import { sendCode } from '../session/send-code.ts';
import { countOne } from '../session/throttle.ts';
import { row } from '../sql.ts';
import { translate } from '../texts/translate.ts';

/** A customer's own details, contacts and data (PRF-2 to PRF-7). */
export function accountRoutes(route: Route, context: Context): void {
  const { pool, now, limits, codeKey } = context;
  const limit = { limit: limits.login, visitorLimit: limits.login };

  route(
    accountCalls.updateProfile,
    async ({ body, files, visitor, requestContext, request }) => ({
      to_verify: await updateDetails(context, {
        customer: visitor,
        body,
        portrait: files[0],
        address: request.ip,
        requester: requesterOf(request, context),
      }),
      message: translate(requestContext.language, 'profile.updated'),
    }),
    { limit: limits.upload, visitorLimit: limits.login },
  );

  // The response and its time are the same whether an account has the contact or not.
  route(
    accountCalls.sendContactCode,
    async ({ body, visitor, requestContext: { language }, request }) => {
      const contact = contactIn(body);
      const isFixed = sql<object>`select 1 as one from marketplace.customers
        where id = ${visitor.id} and phone_verified and phone <> ${contact.value}`;
      if (contact.kind === 'phone' && (await row(pool, isFixed)))
        throw invalid('phone', 'profile.phone_fixed');
      const codeRequest = { recipient: recipientOf(contact), purpose: 'verify' } as const;
      const request_id = await sendCode(context, codeRequest, language, request);
      return { message: translate(language, 'profile.code_sent'), request_id };
    },
    limit,
  );

  route(
    accountCalls.verifyContact,
    async ({ body, visitor, requestContext, request }) => {
      const contact = contactIn(body);
      const guess = {
        recipient: recipientOf(contact),
        code: body.otp,
        purpose: 'verify',
        requestId: body.request_id,
        requester: requesterOf(request, context),
      } as const;
      const right = await refuseWrongCode(pool, codeKey, guess, 'otp', now());
      await claimContact(context, visitor, contact, {
        spend: (client) => spendCode(client, right, 'otp'),
        language: requestContext.language,
      });
      return { message: translate(requestContext.language, `profile.${contact.kind}_verified`) };
    },
    limit,
  );

  route(
    accountCalls.accountData,
    async ({ visitor, reply }) => {
      const key = keyedHash(codeKey, `data ${visitor.id}`);
      const wait = await transaction(pool, (client) =>
        countOne(client, key, { perDay: limits.daily.accountData }, now()),
      );
      if (wait > 0) throw tooMany('too_many', 'profile.data_wait', wait);
      reply.headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="souk-data.json"',
      });
      return Readable.from(accountData(context, visitor.id));
    },
    limit,
  );
}
