import type { DiscoveryDocument } from '@souk/contracts';
import { shareStream } from '../browser/shared-stream.ts';
import type { Discovery } from './discovery.ts';
import { readEvents } from './read-events.ts';

/** With the version of its messages: tabs of another host release may be open beside this one. */
const CHANNEL = 'souk-discovery-2';
/** A document received within this time is not requested again when the page becomes visible. */
const FRESH = 10_000;

/**
 * Follows the edge's discovery documents, with one stream for the whole browser. A page that slept asks at once.
 * @returns how to stop
 */
export function followDiscovery(discovery: Followed): () => void {
  let following: Following | null = startFollowing(discovery);
  const wake = () => {
    if (document.visibilityState === 'visible') following?.catchUp(FRESH);
  };
  // A page in the back/forward cache holds neither stream nor lock: browsers do not admit pages that hold them.
  const onHide = () => {
    following?.stop();
    following = null;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || following) return;
    following = startFollowing(discovery);
    following.catchUp(0);
  };
  const online = () => following?.catchUp(0);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', online);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    onHide();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', online);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

/** Messages between tabs of one browser. A page's own document stays its own: it may hold a preview. */
type Message = { document: DiscoveryDocument } | { asks: true } | { leaderHas: string };

type Followed = Pick<Discovery, 'document' | 'offer'>;

interface Following {
  /** Requests the newest document now, unless one was received within so many milliseconds. */
  catchUp(within: number): void;
  stop(): void;
}

function startFollowing({ document: newest, offer }: Followed): Following {
  const { signal, abort } = abortable();
  let lastMessageAt = Date.now();
  const accept = (document: DiscoveryDocument) => {
    lastMessageAt = Date.now();
    offer(document);
  };
  const idOf = () => `${newest.get().epoch}-${newest.get().revision}`;
  const publish = (document: DiscoveryDocument) => {
    if (signal.aborted) return;
    accept(document);
    stream.post({ document });
  };
  const ask = () => fetchDocument(signal).then(publish);

  const stream = shareStream<Message>({
    name: CHANNEL,
    signal,
    onMessage(message) {
      if ('document' in message) accept(message.document);
      else if ('asks' in message) {
        if (stream.leads()) stream.post({ leaderHas: idOf() });
      } else if (message.leaderHas !== idOf()) void ask().catch(() => undefined);
    },
    async read() {
      // Where no stream is available, such as behind a proxy that forbids them, asking now and then has to do.
      const since = { lastId: idOf(), signal };
      await readEvents('/discovery/events', since, ({ data }) =>
        publish(JSON.parse(data) as DiscoveryDocument),
      )
        .catch(ask)
        .catch(() => undefined);
      return true;
    },
  });
  // What the other tabs received while this page was still loading.
  stream.post({ asks: true });
  return {
    catchUp(within) {
      if (Date.now() - lastMessageAt >= within) ask().catch(() => undefined);
    },
    stop: abort,
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The browser asks with the tag of what it has; nothing new costs a line. What the customer waits for goes first. */
async function fetchDocument(signal: AbortSignal): Promise<DiscoveryDocument> {
  const response = await fetch('/discovery', { signal, priority: 'low' });
  if (!response.ok) throw new Error(`/discovery answered ${response.status}`);
  return (await response.json()) as DiscoveryDocument;
}
