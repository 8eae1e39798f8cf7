import { listen, type Listening } from '@souk/database';
import type { RevisionEvent, RevisionFeed } from './revision-feed.ts';

export type { Listening };

export interface ListenOptions {
  databaseUrl: string;
  feed: RevisionFeed;
}

const NEWEST = `
  select channel, max(revision) as revision, (select epoch from registry.registry_epoch) as epoch
  from registry.channel_revisions group by channel`;

/** Listens for revisions that any node of the registry wrote; known ones are not published again. */
export function listenForRevisions({ databaseUrl, feed }: ListenOptions): Promise<Listening> {
  return listen({
    databaseUrl,
    channel: 'souk_revisions',
    onPayload(payload) {
      const event = parseEvent(payload);
      if (event) feed.publish(event);
    },
    async onListening(client) {
      const { rows } = await client.query<RevisionEvent>(NEWEST);
      for (const row of rows) feed.publish(row);
    },
  });
}

function parseEvent(payload: string): RevisionEvent | null {
  try {
    return JSON.parse(payload) as RevisionEvent; // Written by the database trigger of the registry's own table.
  } catch {
    return null;
  }
}
