import { eventText, type EventStream } from '@souk/http-server';
import type { RevisionEvent, RevisionFeed } from './revision-feed.ts';

/** Writes a channel's revisions, the newest at once, so that a reconnecting client misses nothing. */
export async function streamRevisions(
  stream: EventStream,
  feed: RevisionFeed,
  channel: string,
  readNewest: () => Promise<RevisionEvent>,
): Promise<void> {
  const send = (event: RevisionEvent) =>
    stream.write(eventText({ event: 'revision', data: JSON.stringify(event) }));
  stream.onEnd(
    feed.subscribe((event) => {
      if (!event) stream.end();
      else if (event.channel === channel) send(event);
    }),
  );
  // Read after subscribing, so that nothing falls between the two.
  await readNewest().then(send, () => stream.end());
}
