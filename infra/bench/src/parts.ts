import type { BenchBasics, BenchContext } from './bench-context.ts';
import { firstLoads } from './browser/first-loads.ts';
import { firstTaps } from './browser/first-taps.ts';
import { furtherModules } from './browser/further-modules.ts';
import { heapGrowth } from './browser/heap.ts';
import { journeys } from './browser/journeys.ts';
import { repeatVisits } from './browser/repeat-visits.ts';
import { switches } from './browser/switches.ts';
import type { Section } from './report/section.ts';
import { builds } from './services/builds.ts';
import { edgePages } from './services/edge-pages.ts';
import { growth } from './services/growth/growth.ts';
import { rollbacks } from './services/rollbacks.ts';
import { slowestCall } from './services/slowest-call.ts';
import type { TargetName } from './targets.ts';

interface Measures {
  /** Lines of the table that it measures. */
  lines: readonly TargetName[];
}

/** Parts that need the stack, the variants and a browser, in the order in which they run. */
export const PAGE_PARTS = {
  loads: {
    run: firstLoads,
    lines: ['landingFirstPaint', 'homeFirstPaint', 'landingLargestPaint', 'homeLargestPaint', 'callsOfHome'],
  },
  taps: { run: firstTaps, lines: ['firstTap', 'firstTapRatio', 'scriptUntilTap', 'scriptRatio'] },
  modules: { run: furtherModules, lines: ['scriptOfFurther'] },
  switches: { run: switches, lines: ['switchSeen', 'switchNew'] },
  journeys: { run: journeys, lines: ['layoutShift', 'nextPaint'] },
  heap: { run: heapGrowth, lines: ['heap'] },
  edge: { run: edgePages, lines: ['cachedPages', 'coldPages'] },
  rollback: { run: rollbacks, lines: ['rollback', 'kill'] },
  repeat: { run: repeatVisits, lines: ['repeatAfterRemote', 'repeatAfterHost'] },
  builds: { run: builds, lines: ['build'] },
  calls: { run: slowestCall, lines: ['slowestCall'] },
} as const satisfies Record<string, Measures & { run(bench: BenchContext): Promise<Section> }>;

/** Parts that need neither. */
export const PLAIN_PARTS = {
  growth: { run: growth, lines: ['growth'] },
} as const satisfies Record<string, Measures & { run(bench: BenchBasics): Promise<Section> }>;

export type PagePart = keyof typeof PAGE_PARTS;
export type PlainPart = keyof typeof PLAIN_PARTS;
export const PARTS = [...Object.keys(PAGE_PARTS), ...Object.keys(PLAIN_PARTS)];
