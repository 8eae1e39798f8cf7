import type { ServerResponse } from 'node:http';
import type { RevisionEvent, RevisionFeed } from './revision-feed.ts';

const HEARTBEAT_MS = 15_000;

/** Writes a channel's revisions as server-sent events, the newest at once, so that a reconnecting client misses nothing. */
export async function streamRevisions(
  response: ServerResponse,
  feed: RevisionFeed,
  channel: string,
  readNewest: () => Promise<RevisionEvent>,
): Promise<void> {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const send = (event: RevisionEvent) =>
    response.write(`event: revision\ndata: ${JSON.stringify(event)}\n\n`);
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  const unsubscribe = feed.subscribe((event) => {
    if (!event) response.end();
    else if (event.channel === channel) send(event);
  });
  response.on('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
  // Read after subscribing, so that nothing falls between the two.
  await readNewest().then(send, () => response.end());
}
