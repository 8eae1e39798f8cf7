import { TELEMETRY_BATCH } from '@souk/contracts';
import type { PageReport, TelemetryBatch } from '@souk/contracts';
import { nextShare } from './next-share.ts';
import { postToRegistry } from './post-to-registry.ts';

export interface ReportForwarder {
  /** Queues a report for the registry; returns false if the queue is full. */
  take(report: PageReport): boolean;
  /** The share of new pages that are to report, from 0 to 1: it falls where more comes than can be handed on. */
  share(): number;
  /** Sends the remaining reports, if that is possible quickly. */
  close(): Promise<void>;
}

interface ForwardOptions {
  registryUrl: string;
  registryToken?: string | undefined;
  /** Maximum length of the queue. */
  capacity?: number;
  /** Milliseconds between batches. */
  every?: number;
}

const MAX_RETRY_MS = 30_000;
/** Older reports are not part of a decision any more. */
const MAX_AGE_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;
const LAST_TIMEOUT_MS = 1_000;

/**
 * Forwards pages' reports to the registry, in batches. Reports are worth less than pages: what the registry does not
 * take in time is dropped, the oldest first, and fewer pages are asked for theirs.
 */
export function forwardReports({
  registryUrl,
  registryToken,
  capacity = 5_000,
  every = 1_000,
}: ForwardOptions): ReportForwarder {
  const url = new URL('/registry/v1/telemetry', registryUrl);
  const waiting: { report: PageReport; at: number }[] = [];
  let share = 1;
  let dropped = false;
  let failures = 0;
  let timer: NodeJS.Timeout;

  const send = async (timeout: number): Promise<void> => {
    const batch = waiting.splice(0, TELEMETRY_BATCH);
    const body: TelemetryBatch = { reports: batch.map(({ report }) => report) };
    try {
      const status = await postToRegistry({ url, token: registryToken, body, timeout });
      // A rejected batch would be rejected again.
      const isTaken = status >= 200 && status < 300;
      if (!isTaken && ![400, 413, 422].includes(status)) throw new Error(String(status));
      failures = 0;
    } catch {
      failures += 1;
      waiting.unshift(...batch.slice(0, Math.max(0, capacity - waiting.length)));
    }
  };

  const turn = async () => {
    while (waiting[0] && Date.now() - waiting[0].at > MAX_AGE_MS) waiting.shift();
    share = nextShare(share, { filled: waiting.length / capacity, dropped });
    dropped = false;
    if (waiting.length > 0) await send(TIMEOUT_MS);
    // A full batch is followed by the next one at once.
    const behind = failures === 0 && waiting.length >= TELEMETRY_BATCH;
    const wait = behind ? 0 : Math.min(MAX_RETRY_MS, every * 2 ** failures);
    if (!closed) timer = setTimeout(() => void turn(), wait).unref();
  };
  let closed = false;
  timer = setTimeout(() => void turn(), every).unref();

  return {
    take(report) {
      if (waiting.length >= capacity) {
        dropped = true;
        return false;
      }
      waiting.push({ report, at: Date.now() });
      return true;
    },
    share: () => share,
    async close() {
      closed = true;
      clearTimeout(timer);
      if (waiting.length > 0) await send(LAST_TIMEOUT_MS);
    },
  };
}
