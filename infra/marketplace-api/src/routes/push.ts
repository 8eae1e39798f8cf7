import { pushCalls, pushEvents } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { deliversPushes, removePushTokens, storePushToken } from '../push/push-tokens.ts';
import { streamPushes } from '../push/stream-pushes.ts';
import { translate } from '../texts/translate.ts';

/** The stream of push messages, and browsers' tokens for Firebase (PSH). */
export function pushRoutes(route: Route, context: Context): void {
  const { pool, now, firebase, limits } = context;

  route(pushEvents, async ({ visitor, requestContext, query, request, reply }) => {
    const lastEvent = request.headers['last-event-id'];
    const after =
      typeof lastEvent === 'string' && /^\d{1,15}$/.test(lastEvent) ? Number(lastEvent) : query.after;
    reply.hijack();
    await streamPushes(reply.raw, context, visitor, requestContext.language, after ?? null).catch(() =>
      reply.raw.end(),
    );
    return reply;
  });

  route(
    pushCalls.pushToken,
    async ({ visitor, requestContext, body }) => {
      if (deliversPushes(firebase)) {
        const browser = { token: body.cm_firebase_token, language: requestContext.language };
        await transaction(pool, (client) => storePushToken(client, visitor, browser, now()));
      }
      return { message: translate(requestContext.language, 'message.push_token') };
    },
    { also: 'PUT', limit: limits.pushToken },
  );

  route(pushCalls.removePushToken, async ({ visitor, requestContext }) => {
    await removePushTokens(pool, visitor);
    return { message: translate(requestContext.language, 'message.push_off') };
  });
}
