import { pushCalls, pushEvents } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { streamPushes } from '../push/stream-pushes.ts';
import { rows } from '../sql.ts';
import { say } from '../texts/say.ts';

/** Push messages as they come, and where Firebase reaches a browser (PSH). */
export function pushRoutes(route: Route, context: Context): void {
  const { pool, now } = context;

  route(pushEvents, async ({ visitor, visit, query, request, reply }) => {
    const lastEvent = request.headers['last-event-id'];
    const after =
      typeof lastEvent === 'string' && /^\d{1,15}$/.test(lastEvent) ? Number(lastEvent) : query.after;
    reply.hijack();
    await streamPushes(reply.raw, context, visitor, visit.language, after ?? null).catch(() =>
      reply.raw.end(),
    );
    return reply;
  });

  route(
    pushCalls.pushToken,
    async ({ visitor, visit, body }) => {
      await rows(
        pool,
        sql<object>`
          insert into marketplace.push_tokens (token, customer_id, session_hash, language, updated_at)
          values (${body.cm_firebase_token}, ${visitor.id}, ${visitor.tokenHash}, ${visit.language}, ${now()})
          on conflict (token) do update set customer_id = excluded.customer_id, session_hash = excluded.session_hash,
            language = excluded.language, updated_at = excluded.updated_at`,
      );
      return { message: say(visit.language, 'message.push_token') };
    },
    { also: 'PUT' },
  );
}
