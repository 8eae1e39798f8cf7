import { sessionCalls } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Route } from '../http/route.ts';
import { countForTheDay } from '../session/daily-limit.ts';
import { hashOf, newSecret } from '../session/secret.ts';
import { rows } from '../sql.ts';

/** Guests, known by a secret id until they sign in (SES-2). */
export function guestRoutes(route: Route, context: Context): void {
  const { pool, limits, now } = context;

  route(
    sessionCalls.guest,
    async ({ request }) => {
      const guestId = newSecret();
      await transaction(pool, async (client) => {
        await countForTheDay(context, client, 'guest', request, 'session.guest_wait');
        await rows(
          client,
          sql<object>`insert into marketplace.guests (id_hash, created_at) values (${hashOf(guestId)}, ${now()})`,
        );
      });
      return { guest_id: guestId };
    },
    { limit: limits.guest },
  );
}
