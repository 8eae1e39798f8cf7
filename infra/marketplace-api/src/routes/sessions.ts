import { accountCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { endOtherSessions, endSessionByPublicId } from '../session/end-sessions.ts';
import { requesterOf } from '../session/requester.ts';
import { rows } from '../sql.ts';
import { translate } from '../texts/translate.ts';

interface SessionRow {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
  last_used_at: Date;
  is_current: boolean;
  same_network: boolean | null;
}

/** The devices signed in to an account, and signing them out (SES-14). Those of others are answered with 404. */
export function deviceSessionRoutes(route: Route, context: Context): void {
  const { pool, push, now } = context;

  route(accountCalls.deviceSessions, async ({ visitor, request }) => {
    const { network } = requesterOf(request, context);
    const open = await rows<SessionRow>(
      pool,
      sql`select public_id as id, browser, system, created_at, coalesce(last_used_at, created_at) as last_used_at,
            token_hash = ${visitor.tokenHash} as is_current, network_hash = ${network} as same_network
          from marketplace.sessions
          where customer_id = ${visitor.id} and revoked_at is null and expires_at > ${now()}
          order by is_current desc, last_used_at desc, public_id`,
    );
    return {
      sessions: open.map((session) => ({
        ...session,
        created_at: session.created_at.toISOString(),
        last_used_at: session.last_used_at.toISOString(),
      })),
    };
  });

  route(accountCalls.endDeviceSession, async ({ visitor, query, requestContext }) => {
    const ended = await transaction(pool, (client) =>
      endSessionByPublicId(client, push, visitor.id, query.session_id, now()),
    );
    if (!ended) throw notFound('session');
    return { message: translate(requestContext.language, 'session.device_signed_out') };
  });

  route(accountCalls.endOtherSessions, async ({ visitor, requestContext }) => {
    await transaction(pool, (client) => endOtherSessions(client, push, visitor, now()));
    return { message: translate(requestContext.language, 'session.others_signed_out') };
  });
}
