import { newsletterCalls, type Subscription } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { createProblem, notFound, tooMany } from '../http/problem.ts';
import { routes, type Route } from '../http/route.ts';
import {
  confirmSubscriber,
  findSubscriber,
  isSubscribed,
  pageAddress,
  removeSubscriber,
  subscribe,
  subscribeProved,
  subscriberIdOf,
  subscriberToConfirm,
  unsubscribe,
} from '../newsletter/subscription.ts';
import { keyedHash, requesterOf } from '../session/requester.ts';
import { countOne } from '../session/throttle.ts';
import { row } from '../sql.ts';
import { translate } from '../texts/translate.ts';

/** Subscribing to the newsletter, and confirming it by a link (FTR-6, FTR-7). */
export function newsletterRoutes(route: Route, context: Context): void {
  const { pool, limits, now, codeKey, outbox } = context;

  route(
    newsletterCalls.subscribeToNewsletter,
    async ({ body, requestContext, request }) => {
      const { address } = requesterOf(request, context);
      await transaction(pool, async (client) => {
        const key = keyedHash(codeKey, `newsletter from ${address.toString('base64')}`);
        const wait = await countOne(client, key, { perDay: limits.daily.newsletter }, now());
        if (wait > 0) throw tooMany('too_many', 'newsletter.wait', wait);
        const email = body.email.toLowerCase();
        await subscribe(client, context, { email, language: requestContext.language });
      });
      return { message: translate(requestContext.language, 'newsletter.subscribed') };
    },
    { limit: limits.newsletter },
  );

  route(
    newsletterCalls.subscriptionToConfirm,
    async ({ query }): Promise<Subscription> => {
      const found = await subscriberToConfirm(pool, query.token, now());
      if (!found) throw notFound('newsletter');
      return { status: found.is_confirmed ? 'confirmed' : 'pending', email: found.email };
    },
    { limit: limits.newsletterLink },
  );

  route(
    newsletterCalls.confirmSubscription,
    async ({ query, requestContext }) => {
      const found = await subscriberToConfirm(pool, query.token, now());
      if (!found) throw notFound('newsletter');
      await confirmSubscriber(pool, found.id, now());
      return { message: translate(requestContext.language, 'newsletter.confirmed') };
    },
    { limit: limits.newsletterLink },
  );

  route(
    newsletterCalls.subscriptionToEnd,
    async ({ query, request, reply }): Promise<Subscription> => {
      const id = subscriberIdOf(codeKey, query.token);
      if (id === null) throw notFound('newsletter');
      // A mail program without one-click opens the address in the browser, which needs a page.
      if (request.headers.accept?.includes('text/html'))
        reply.code(303).header('location', pageAddress(outbox.publicUrl(), 'unsubscribe', query.token));
      const found = await findSubscriber(pool, id);
      if (!found) return { status: 'unsubscribed', email: '' };
      return { status: found.is_confirmed ? 'confirmed' : 'pending', email: found.email };
    },
    { limit: limits.newsletterLink },
  );
}

/** The newsletter at a customer's own verified address: no confirmation is needed (FTR-6, FTR-7). */
export function ownNewsletterRoutes(route: Route, { pool, now, limits }: Context): void {
  /** Null for an unverified address: whether it has a subscription must not be revealed. */
  async function provedEmail(customerId: number): Promise<string | null> {
    const customer = await row<{ email: string | null }>(
      pool,
      sql`select email from marketplace.customers where id = ${customerId} and email_verified`,
    );
    return customer?.email ?? null;
  }

  route(newsletterCalls.ownNewsletter, async ({ visitor }) => {
    const email = await provedEmail(visitor.id);
    return { is_subscribed: email !== null && (await isSubscribed(pool, email)) };
  });

  route(
    newsletterCalls.changeOwnNewsletter,
    async ({ visitor, requestContext: { language }, body: { is_subscribed } }) => {
      const email = await provedEmail(visitor.id);
      if (email === null) throw createProblem(409, 'email', 'newsletter.unverified');
      if (is_subscribed) await subscribeProved(pool, { email, language }, now());
      else await unsubscribe(pool, email);
      return { is_subscribed };
    },
    { visitorLimit: limits.login },
  );
}

/** One-click unsubscription by mail programs, with any body, which is not read (RFC 8058). */
export async function unsubscribeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { pool, limits, codeKey } = context;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));

  routes(app, context)(
    newsletterCalls.endSubscription,
    async ({ query, requestContext }) => {
      const id = subscriberIdOf(codeKey, query.token);
      if (id === null) throw notFound('newsletter');
      await removeSubscriber(pool, id);
      return { message: translate(requestContext.language, 'newsletter.unsubscribed') };
    },
    { limit: limits.newsletterLink },
  );
}
