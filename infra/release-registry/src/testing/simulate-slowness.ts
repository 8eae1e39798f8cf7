import { compareTimes, isSlower, startSlowness } from '../judgement/slowness.ts';
import type { Measure } from '../judgement/slowness.ts';
import type { TimedVisit } from '../judgement/slowness-test.ts';
import { generator } from './simulate-rollout.ts';

export interface SimulatedSpeed {
  /** Of visitors, who get the candidate. */
  share: number;
  /** Timed visitors of the smaller side, after which the run ends. */
  visitors: number;
  /** What half of visitors do not exceed, in milliseconds, by the minute: hours differ. */
  median(minute: number): number;
  /** How much visitors differ: the deviation of the logarithm. 1 is a heavy tail: one in 40 waits seven times the median. */
  spread: number;
  /** Of visitors, who have a device that is four times as slow. */
  slowDevices: number;
  /** How many times as long the candidate takes. */
  ratio: Partial<Record<Measure, number>>;
  /** Of visitors, who do anything at all that the page has to answer to. */
  active: number;
  /** Visitors who arrive in a minute and are timed. */
  arrivals(minute: number, random: () => number): number;
}

const aSpeed: SimulatedSpeed = {
  share: 0.1,
  visitors: 500,
  median: () => 400,
  spread: 0.8,
  slowDevices: 0.1,
  ratio: {},
  active: 0.7,
  arrivals: () => 50,
};

/** One rollout, judged at every minute. */
function simulate(random: () => number, site: SimulatedSpeed): boolean {
  let slowness = startSlowness();
  let timed = { candidate: 0, control: 0 };
  for (let minute = 0; Math.min(timed.candidate, timed.control) < site.visitors; minute += 1) {
    const ready: TimedVisit[] = [];
    const interaction: TimedVisit[] = [];
    for (let left = site.arrivals(minute, random); left > 0; left -= 1) {
      const isCandidate = random() < site.share;
      const device = random() < site.slowDevices ? 4 : 1;
      const time = (measure: Measure) => ({
        isCandidate,
        milliseconds: Math.round(
          site.median(minute) *
            device *
            Math.exp(site.spread * normal(random)) *
            (isCandidate ? (site.ratio[measure] ?? 1) : 1),
        ),
      });
      ready.push(time('ready'));
      if (random() < site.active) interaction.push(time('interaction'));
      timed = {
        candidate: timed.candidate + (isCandidate ? 1 : 0),
        control: timed.control + (isCandidate ? 0 : 1),
      };
    }
    slowness = compareTimes(compareTimes(slowness, 'ready', ready), 'interaction', interaction);
    if (isSlower(slowness)) return true;
  }
  return false;
}

/** A number of the normal law, by Box and Muller. */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export function slowerRuns(seed: number, runs: number, changes: Partial<SimulatedSpeed>): number {
  const random = generator(seed);
  const site = { ...aSpeed, ...changes };
  return Array.from({ length: runs }, () => simulate(random, site)).filter(Boolean).length;
}
