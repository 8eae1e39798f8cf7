/** What a figure counts. */
export type Unit = 'ms' | 'ratio' | 'kB' | 'calls' | 'shift' | 'share';

/** One line of the table: what is measured, the line to reach, and the aim beyond it. */
export interface Target {
  what: string;
  unit: Unit;
  reach: number;
  aim: number;
  /** Default: less is better. */
  better?: 'more';
  /** It depends on how long something takes, and so on the machine. */
  isTimed: boolean;
}

const timed = (what: string, unit: Unit, reach: number, aim: number): Target => ({
  what,
  unit,
  reach,
  aim,
  isTimed: true,
});
const counted = (what: string, unit: Unit, reach: number, aim: number): Target => ({
  ...timed(what, unit, reach, aim),
  isTimed: false,
});

/** What Souk is held to. Ratios without a unit are against what the line names. */
export const TARGETS = {
  landingFirstPaint: timed('First contentful paint, cold, throttled: landing', 'ms', 900, 600),
  homeFirstPaint: timed('First contentful paint, cold, throttled: home', 'ms', 900, 600),
  landingLargestPaint: timed('Largest contentful paint, cold, throttled: landing', 'ms', 1500, 800),
  homeLargestPaint: timed('Largest contentful paint, cold, throttled: home', 'ms', 1500, 800),
  firstTap: timed('The first tap on Add that works, cold, throttled', 'ms', 3000, 2300),
  layoutShift: counted('Layout shift over a journey, at its worst width', 'shift', 0.01, 0),
  firstTapRatio: timed('First load until the first tap works, against the one build', 'ratio', 1.1, 1),
  scriptUntilTap: counted('JavaScript until then, brotli: host and first module', 'kB', 230, 200),
  scriptOfFurther: counted('Each further module’s own script, brotli', 'kB', 25, 15),
  scriptRatio: counted('Script of host and first module against the one build, brotli', 'ratio', 1.1, 1.05),
  callsOfHome: counted('Calls of the API before a home’s first screen is complete', 'calls', 2, 0),
  switchSeen: timed(
    'Switch to a module seen before, against a route change inside one module',
    'ratio',
    1.3,
    1.1,
  ),
  switchNew: timed(
    'Switch to a module never seen, pointed at before, against a route change inside one module',
    'ratio',
    1.6,
    1.3,
  ),
  nextPaint: timed('Next paint after any tap of the journey, processor 4x slower, p95', 'ms', 200, 100),
  heap: counted('Heap after 200 switches, against after 20', 'ratio', 1.03, 1.01),
  repeatAfterRemote: counted(
    'Bytes of a repeat visit after a release of one remote, against a cold visit',
    'share',
    0.1,
    0.05,
  ),
  repeatAfterHost: counted(
    'Bytes of a repeat visit after a release of the host, against a cold visit',
    'share',
    0.6,
    0.3,
  ),
  rollback: timed('Rollback, click to armed in every one of 200 connected pages, p99', 'ms', 1000, 200),
  kill: timed('Kill, click to the other release shown in 10 real tabs, p99', 'ms', 1000, 200),
  build: timed('Build and publish of one remote, warm, against building everything', 'ratio', 0.2, 0.1),
  slowestCall: timed(
    'Slowest call of any home at 100,000 items, p95 at 50 parallel callers, against its queries alone',
    'ratio',
    2,
    1.5,
  ),
  growth: timed('Growth of browse time from 1,000 to 100,000 items, worst call', 'ratio', 1.5, 1.2),
  cachedPages: {
    ...timed('Pages per second of one edge process, cached, beside static files', 'ratio', 0.3, 0.6),
    better: 'more',
  },
  coldPages: {
    ...timed('Pages per second of one edge process, cold, beside static files', 'ratio', 0.3, 0.6),
    better: 'more',
  },
} satisfies Record<string, Target>;

export type TargetName = keyof typeof TARGETS;
