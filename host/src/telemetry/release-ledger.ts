import type { FailureStage, ReleaseReport } from '@souk/contracts';

/** A report names no more releases than this, nor more load times of one, and counts no further. */
const MOST_RELEASES = 100;
const MOST_TIMES = 200;
const MOST = 1000;

/** What the page met with releases since it last reported. */
export interface ReleaseLedger {
  loaded(remote: string, version: string, milliseconds: number): void;
  failed(remote: string, version: string, stage: FailureStage): void;
  fellBack(remote: string, version: string): void;
  /** It kept the page from answering. */
  blocked(remote: string, version: string, milliseconds: number): void;
  /** It was shown for the first time in this page. */
  ready(remote: string, version: string, milliseconds: number): void;
  /** So long the page took to answer to what somebody did. */
  answered(remote: string, version: string, milliseconds: number): void;
  entries(): ReleaseReport[];
  /** What was written down has been reported. */
  clear(): void;
}

const more = (count = 0) => Math.min(MOST, count + 1);

export function createReleaseLedger(): ReleaseLedger {
  const releases = new Map<string, ReleaseReport>();
  const of = (remote: string, version: string): ReleaseReport => {
    const key = `${remote}@${version}`;
    const entry = releases.get(key) ?? {
      remote,
      version,
      loads: 0,
      loadTimes: [],
      failures: {},
      fallbacks: 0,
    };
    if (releases.size < MOST_RELEASES) releases.set(key, entry);
    return entry;
  };
  return {
    loaded(remote, version, milliseconds) {
      const entry = of(remote, version);
      entry.loads = more(entry.loads);
      if (entry.loadTimes.length < MOST_TIMES) entry.loadTimes.push(Math.max(0, milliseconds));
    },
    failed(remote, version, stage) {
      const entry = of(remote, version);
      entry.failures[stage] = more(entry.failures[stage]);
      // An attempt all the same: what failed is a share of what was tried.
      if (stage === 'load') entry.loads = more(entry.loads);
    },
    fellBack(remote, version) {
      const entry = of(remote, version);
      entry.fallbacks = more(entry.fallbacks);
    },
    blocked(remote, version, milliseconds) {
      const entry = of(remote, version);
      const { count, longestMs = 0 } = entry.longTasks ?? {};
      entry.longTasks = { count: more(count), longestMs: Math.max(longestMs, Math.round(milliseconds)) };
    },
    ready(remote, version, milliseconds) {
      of(remote, version).readyMs = milliseconds;
    },
    answered(remote, version, milliseconds) {
      const entry = of(remote, version);
      entry.interactionMs = Math.max(entry.interactionMs ?? 0, Math.round(milliseconds));
    },
    entries: () => [...releases.values()],
    clear: () => releases.clear(),
  };
}
