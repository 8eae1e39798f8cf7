import { setTimeout as pause } from 'node:timers/promises';
import { readEvents } from './read-events.ts';
import { parseDiscoveryDocument } from './parse-document.ts';
import type { DocumentKeeper } from './document-keeper.ts';
import { UntrustedAnswerError, readSigned } from './verify-signed.ts';
import type { CheckSignature } from './verify-signed.ts';

export interface FollowOptions {
  registryUrl: string;
  registryToken?: string | undefined;
  channel: string;
  keeper: DocumentKeeper;
  /** Of the registry's key. */
  check: CheckSignature;
  /** Told once of a document that is not the registry's, until one is again. */
  onRefused(why: string): void;
  /** Told once that the registry does not answer, until it does again. */
  onAway(why: string, since: Date): void;
  /** Told that it does, after so many milliseconds. */
  onBack(afterMs: number): void;
}

export interface Following {
  /** Resolves when the registry has answered or failed for the first time. */
  firstAttempt: Promise<void>;
  connected(): boolean;
  stop(): void;
}

const SHORTEST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** How often a registry that has no news is asked for a signature of the moment. */
const RENEW_MS = 60_000;
/** A registry that takes longer over one answer is away. */
const PATIENCE_MS = 20_000;

/** Keeps up with the registry: a stream says when there is something new, and a broken one is opened again, with jitter. */
export function followRegistry(options: FollowOptions): Following {
  const { registryUrl, registryToken, channel, keeper, check, onRefused } = options;
  const outage = watchOutage(options);
  const stop = new AbortController();
  const address = new URL(`/registry/v1/channels/${channel}/`, registryUrl);
  const headers: Record<string, string> = registryToken ? { authorization: `Bearer ${registryToken}` } : {};
  let connected = false;
  let refused = false;
  let tried = () => {};
  const firstAttempt = new Promise<void>((done) => (tried = done));

  const refresh = async () => {
    const response = await fetch(new URL('discovery', address), {
      headers,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if (!response.ok) throw new Error(`the registry answered ${response.status}`);
    const signed = await readSigned(response, check);
    const document = parseDiscoveryDocument(signed.body, channel);
    if (!document) throw new UntrustedAnswerError(`it is no document of ${channel}`);
    keeper.offer(document, signed);
    connected = true;
    refused = false;
    outage.over();
    tried();
  };

  /** Gone, not there yet, or not to be trusted: the document that is held goes on being served. */
  const failed = (error: unknown) => {
    if (error instanceof UntrustedAnswerError) {
      if (!refused) onRefused(error.message);
      refused = true;
    } else if (!stop.signal.aborted) outage.failed(error);
  };

  const follow = async () => {
    for (let wait = SHORTEST_WAIT_MS; !stop.signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        // The first event comes at once, so nothing is missed between two streams.
        for await (const event of readEvents(new URL('events', address), headers, stop.signal)) {
          if (event !== 'revision') continue;
          await refresh();
          wait = SHORTEST_WAIT_MS;
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
  // While there is no stream the loop above asks by itself.
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

/** A stream that ends, or one attempt that fails, is no outage yet: the next one follows at once. */
function watchOutage({ onAway, onBack }: Pick<FollowOptions, 'onAway' | 'onBack'>) {
  let since: Date | null = null;
  let said = false;
  return {
    failed(error: unknown) {
      if (since && !said) {
        said = true;
        onAway(reasonOf(error), since);
      }
      since ??= new Date();
    },
    over() {
      if (since && said) onBack(Date.now() - since.getTime());
      since = null;
      said = false;
    },
  };
}

/** What fetch says is little; what it was caused by says more. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
