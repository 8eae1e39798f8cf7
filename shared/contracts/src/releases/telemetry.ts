/** At which point a release failed; `script` is an error that its files threw outside of React. */
export type FailureStage = 'load' | 'mount' | 'render' | 'script';

/** What a page met with one release of one remote since its last report. Nothing in it is personal. */
export interface ReleaseReport {
  remote: string;
  /** The release that the visitor was given: what it failed at counts against it, whatever was shown instead. */
  version: string;
  loads: number;
  /** Milliseconds of each load. */
  loadTimes: number[];
  failures: Partial<Record<FailureStage, number>>;
  /** How often another release was shown in its place. */
  fallbacks: number;
}

/** What a page says of itself, now and then and when something changed; sent by beacon to `/telemetry`. */
export interface PageReport {
  /** A random name of this page load; it is kept nowhere. */
  page: string;
  channel: string;
  epoch: string;
  revision: number;
  /** The release of each remote that the page will show the next time its slot is entered. */
  picked: Record<string, string>;
  /** Those of them that are loaded and proved to load. */
  armed: Record<string, string>;
  /** What is on screen. */
  shown: Record<string, string>;
  /** The page is going away. */
  leaving: boolean;
  releases: ReleaseReport[];
}

/** Where pages send their reports. */
export const TELEMETRY_PATH = '/telemetry';

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
  /** By remote and version: pages that have it armed, and that show it. */
  releases: Record<string, Record<string, { armed: number; shown: number }>>;
}

/** What happened to a release in a stretch of time. */
export interface HealthPoint {
  /** The start of the stretch. */
  at: string;
  remote: string;
  version: string;
  loads: number;
  failures: Record<FailureStage, number>;
  fallbacks: number;
  /** Milliseconds: half of the loads, and 95 of a hundred, took no longer; null without loads. */
  medianMs: number | null;
  p95Ms: number | null;
}
