import { setTimeout as pause } from 'node:timers/promises';
import { registryAuthorization } from '../registry-authorization.ts';
import { readEvents } from './read-events.ts';
import { parseDiscoveryDocument } from './parse-document.ts';
import type { DiscoveryDocumentStore } from './document-store.ts';
import { UntrustedAnswerError, readSigned } from './verify-signed.ts';
import type { CheckSignature } from './verify-signed.ts';

export interface FollowOptions {
  registryUrl: string;
  registryToken?: string | undefined;
  channel: string;
  documents: DiscoveryDocumentStore;
  /** Verifies the registry's signature. */
  check: CheckSignature;
  /** Called once for unsigned documents, until one is signed again. */
  onRefused(why: string): void;
  /** Called once when the registry stops responding. */
  onAway(why: string, since: Date): void;
  /** Called when it responds again, with the length of the outage in milliseconds. */
  onBack(afterMs: number): void;
}

export interface Following {
  /** Resolves when the first request has succeeded or failed. */
  firstAttempt: Promise<void>;
  connected(): boolean;
  stop(): void;
}

const MIN_RETRY_MS = 200;
const MAX_RETRY_MS = 10_000;
/** How often a current signature is requested while there are no new revisions. */
const RENEW_MS = 60_000;
/** A slower response counts as an outage. */
const TIMEOUT_MS = 20_000;

/** Follows the registry by its stream of revisions; a broken stream is reopened, with jitter. */
export function followRegistry(options: FollowOptions): Following {
  const { registryUrl, registryToken, channel, documents, check, onRefused } = options;
  const outage = watchOutage(options);
  const stop = new AbortController();
  const address = new URL(`/registry/v1/channels/${channel}/`, registryUrl);
  const headers = registryAuthorization(registryToken);
  let connected = false;
  let refused = false;
  let tried = () => {};
  const firstAttempt = new Promise<void>((done) => (tried = done));

  const refresh = async () => {
    const response = await fetch(new URL('discovery', address), {
      headers,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) throw new Error(`the registry responded with status ${response.status}`);
    const signed = await readSigned(response, check);
    const document = parseDiscoveryDocument(signed.body, channel);
    if (!document) throw new UntrustedAnswerError(`it is not a document of the channel ${channel}`);
    documents.offer(document, signed);
    connected = true;
    refused = false;
    outage.over();
    tried();
  };

  /** The registry is down, or not to be trusted: the stored document is still served. */
  const failed = (error: unknown) => {
    if (error instanceof UntrustedAnswerError) {
      if (!refused) onRefused(error.message);
      refused = true;
    } else if (!stop.signal.aborted) outage.failed(error);
  };

  const follow = async () => {
    for (let wait = MIN_RETRY_MS; !stop.signal.aborted; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
      try {
        // The first event arrives at once, so nothing is missed between two streams.
        for await (const event of readEvents(new URL('events', address), headers, stop.signal)) {
          if (event !== 'revision') continue;
          await refresh();
          wait = MIN_RETRY_MS;
        }
      } catch (error) {
        failed(error);
      }
      connected = false;
      tried();
      // Stopped meanwhile: it goes no further.
      await pause(wait * (0.5 + Math.random()), null, { signal: stop.signal }).catch(() => undefined);
    }
  };
  void follow();
  // Without a stream, the loop above sends the requests.
  const renewal = setInterval(() => void (connected && refresh().catch(failed)), RENEW_MS);
  return {
    firstAttempt,
    connected: () => connected,
    stop() {
      clearInterval(renewal);
      stop.abort();
    },
  };
}

/** A closed stream or one failed attempt is no outage yet: the next attempt follows at once. */
function watchOutage({ onAway, onBack }: Pick<FollowOptions, 'onAway' | 'onBack'>) {
  let since: Date | null = null;
  let isReported = false;
  return {
    failed(error: unknown) {
      if (since && !isReported) {
        isReported = true;
        onAway(reasonOf(error), since);
      }
      since ??= new Date();
    },
    over() {
      if (since && isReported) onBack(Date.now() - since.getTime());
      since = null;
      isReported = false;
    },
  };
}

/** The cause of a failed fetch says more than its message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
