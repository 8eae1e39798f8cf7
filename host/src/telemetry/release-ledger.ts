import type { FailureStage, ReleaseReport } from '@souk/contracts';
import type { Outage } from './find-outage.ts';
import type { PageVitals } from './page-vitals.ts';

/** A report names no more releases than this, nor more load times of one, and counts no further. */
const MAX_RELEASES = 100;
const MAX_LOAD_TIMES = 200;
const MAX_COUNT = 1000;

/** What happened with releases in this page since its last report. */
export interface ReleaseLedger {
  loaded(remote: string, version: string, milliseconds: number): void;
  /** @returns how to say, before it is reported, what was away when it failed */
  failed(remote: string, version: string, stage: FailureStage): (outage: Outage) => void;
  fellBack(remote: string, version: string): void;
  /** It blocked the page. */
  blocked(remote: string, version: string, milliseconds: number): void;
  /** It was shown for the first time in this page. */
  ready(remote: string, version: string, milliseconds: number): void;
  /** How long the page took to respond to an interaction. */
  answered(remote: string, version: string, milliseconds: number): void;
  /** It drew the page's first screen. */
  painted(remote: string, version: string, vitals: PageVitals): void;
  entries(): ReleaseReport[];
  /** What was written down has been reported. */
  clear(): void;
}

interface Entry extends ReleaseReport {
  /** By stage: failures that nothing excuses so far, and what was away at the last one that something did. */
  excuses: Map<FailureStage, { open: number; outage?: Outage }>;
}

/** An outage counts only where it was there at every failure of the stage: one without is the release's own. */
function reportOf({ excuses, ...report }: Entry): ReleaseReport {
  const excused = [...excuses].flatMap(([stage, { open, outage }]) =>
    open === 0 && outage ? [[stage, outage]] : [],
  );
  return excused.length > 0 ? { ...report, outages: Object.fromEntries(excused) } : report;
}

const more = (count = 0) => Math.min(MAX_COUNT, count + 1);

export function createReleaseLedger(): ReleaseLedger {
  const releases = new Map<string, Entry>();
  const of = (remote: string, version: string): Entry => {
    const key = `${remote}@${version}`;
    const entry = releases.get(key) ?? {
      remote,
      version,
      loads: 0,
      loadTimes: [],
      failures: {},
      fallbacks: 0,
      excuses: new Map(),
    };
    if (releases.size < MAX_RELEASES) releases.set(key, entry);
    return entry;
  };
  return {
    loaded(remote, version, milliseconds) {
      const entry = of(remote, version);
      entry.loads = more(entry.loads);
      if (entry.loadTimes.length < MAX_LOAD_TIMES) entry.loadTimes.push(Math.max(0, milliseconds));
    },
    failed(remote, version, stage) {
      const entry = of(remote, version);
      entry.failures[stage] = more(entry.failures[stage]);
      // It counts as an attempt: failures are a share of the attempts.
      if (stage === 'load') entry.loads = more(entry.loads);
      const excuse: { open: number; outage?: Outage } = entry.excuses.get(stage) ?? { open: 0 };
      entry.excuses.set(stage, excuse);
      excuse.open += 1;
      return (outage) => {
        excuse.open -= 1;
        excuse.outage = outage;
      };
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
    painted(remote, version, vitals) {
      Object.assign(of(remote, version), vitals);
    },
    entries: () => [...releases.values()].map(reportOf),
    clear: () => releases.clear(),
  };
}
