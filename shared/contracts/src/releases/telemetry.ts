/**
 * At which point a release failed: `script` is an error that its files threw outside of React, `hydration` a difference from
 * what the server rendered of it.
 */
export const FAILURE_STAGES = ['load', 'mount', 'render', 'script', 'hydration'] as const;

export type FailureStage = (typeof FAILURE_STAGES)[number];

/**
 * What was away when a release failed, by the stage that it failed at: such a failure does not count. Without a
 * connection or an edge nothing loads; without the API what has loaded may not work.
 */
export interface Outages {
  /** `edge`: it does not answer, or cannot reach the store of releases. */
  load?: 'offline' | 'edge';
  mount?: 'api';
  render?: 'api';
  script?: 'api';
  hydration?: 'api';
}

/** What a page met with one release of one remote since its last report. Nothing in it is personal. */
export interface ReleaseReport {
  remote: string;
  /** The release that the visitor was given: what it failed at counts against it, whatever was shown instead. */
  version: string;
  loads: number;
  /** Milliseconds of each load. */
  loadTimes: number[];
  failures: Partial<Record<FailureStage, number>>;
  /** Stages whose failures all happened while something else was down; left out where there are none. */
  outages?: Outages;
  /** How often another release was shown in its place. */
  fallbacks: number;
  /** Tasks of its files that blocked the page for `LONG_TASK_MS` or more; left out where there were none. */
  longTasks?: { count: number; longestMs: number };
  /** From entering the slot until the release was shown, the first time in this page; left out otherwise. */
  readyMs?: number;
  /** The slowest response to an interaction while it was on screen; left out without interactions. */
  interactionMs?: number;
  /** Largest Contentful Paint, of the release that drew the page's first screen; left out otherwise, and once reported. */
  lcpMs?: number;
  /** Cumulative Layout Shift, unitless; as with `lcpMs`, and left out where the browser does not measure it. */
  cls?: number;
}

/** What a page reports as a time is no longer than this. */
export const MAX_REPORTED_MS = 3_600_000;

/** Nor does it report a larger layout shift. */
export const MAX_REPORTED_CLS = 100;

/** From how many milliseconds on a task is one that customers feel. */
export const LONG_TASK_MS = 200;

/** What a page says of itself, now and then and when something changed; sent by beacon to `/telemetry`. */
export interface PageReport {
  /** What the edge gave this page load: who does not have one is no page, and counts nowhere. */
  token: string;
  /** 1 for the page's first report, and one more for each that follows: a report that comes twice counts once. */
  sequence: number;
  epoch: string;
  revision: number;
  /** The release of each remote that the page will show the next time its slot is entered. */
  picked: Record<string, string>;
  /** Those of them that are loaded and proved to load. */
  armed: Record<string, string>;
  /** What is on screen, and always the host that the page runs. */
  shown: Record<string, string>;
  /** The page is going away. */
  leaving: boolean;
  /** What was met since the report before this one; a remote and version stands in it once. */
  releases: ReleaseReport[];
}

/** How long a page stays silent at the most, in seconds. */
export const REPORT_SECONDS = 45;

/** How many reports an edge hands to the registry at once, at the most. */
export const TELEMETRY_BATCH = 500;

/** What an edge hands to the registry: `POST /registry/v1/telemetry`. */
export interface TelemetryBatch {
  reports: PageReport[];
}

/** How often a server failed to render a page of a release: it threw, took too long or used too much memory. */
export interface ServerFailures {
  remote: string;
  version: string;
  count: number;
}

/** What an edge hands to the registry, each failure once: `POST /registry/v1/telemetry/server-failures`. */
export interface ServerFailuresBatch {
  channel: string;
  failures: ServerFailures[];
}

/** What became of a batch. */
export interface TelemetryAnswer {
  counted: number;
  /** Reports that were counted before, or were overtaken by a later one of their page. */
  repeated: number;
  /** Reports whose token no edge of this registry issued, or that has expired: left out. */
  unsigned: number;
  /** Releases that the page's visitor was not given: left out. */
  unknown: number;
  /** Reports that are none, by their place in the batch, with what is wrong: left out. */
  refused: { at: number; fault: string }[];
}

/** What edges sign page tokens with, of yesterday, today and tomorrow: `GET /registry/v1/telemetry/keys`. */
export interface PageKeysAnswer {
  keys: { /** The day in UTC that it signs for. */ day: string; secret: string }[];
}

/** The name of the page's `meta` that holds its token; a page without one reports nothing. */
export const PAGE_TOKEN_META = 'souk-page-token';

/** Where pages send their reports. */
export const TELEMETRY_PATH = '/telemetry';

/** Where a page asks the edge, after a release failed, what else is away. */
export const OUTAGE_PATH = '/telemetry/outage';

/** What the edge answers there. */
export interface OutageAnswer {
  /** The marketplace's API does not answer, or with errors of its own. */
  api: boolean;
  /** The store of releases does not answer: what this edge never fetched before does not load. */
  files: boolean;
}

/** How far open pages have followed the newest revision of a channel. */
export interface Propagation {
  channel: string;
  epoch: string;
  revision: number;
  revisedAt: string | null;
  /** Pages that reported lately. */
  pages: number;
  /** Of these, those that know the newest revision. */
  followed: number;
  /** Seconds after the revision until half, 95 % and all of the pages had followed; null while they have not. */
  seconds: { half: number | null; most: number | null; all: number | null };
  /** Other open pages, of networks of which as many are counted as may be. */
  beyondCap: number;
  /** By remote and version: pages that have it armed, and that show it. */
  releases: Record<string, Record<string, { armed: number; shown: number }>>;
}

/** In milliseconds: half of the pages, and 95 of a hundred, waited no longer. */
export interface TimeQuantiles {
  medianMs: number;
  p95Ms: number;
}

/** Unitless: half of the pages, and 95 of a hundred, shifted no further. */
export interface ShiftQuantiles {
  median: number;
  p95: number;
}

/** What happened to a release in a stretch of time. */
export interface HealthPoint {
  /** The start of the stretch. */
  at: string;
  remote: string;
  version: string;
  /** Pages that got it as the first release of its remote, and those of them that had their first failure. */
  pages: number;
  failedPages: number;
  loads: number;
  failures: Record<FailureStage, number>;
  fallbacks: number;
  /** How often a server failed to render a page of it; browsers rendered these pages, so no page counts as failed. */
  serverFailures: number;
  /** Pages that it blocked for `LONG_TASK_MS` or more, and for how many milliseconds at the longest. */
  blockedPages: number;
  longestTaskMs: number | null;
  /** Milliseconds: half of the loads, and 95 of a hundred, took no longer; null without loads. */
  medianMs: number | null;
  p95Ms: number | null;
  /** From entering the slot until the release was shown; null where no page reported it. */
  ready: TimeQuantiles | null;
  /** The slowest response to an interaction, as a page first reports one; null without interactions. */
  interaction: TimeQuantiles | null;
  /** Largest Contentful Paint of pages that it drew the first screen of; null where none told. */
  lcp: TimeQuantiles | null;
  /** Cumulative Layout Shift of these pages, in hundredths; null where no browser told. */
  cls: ShiftQuantiles | null;
}
