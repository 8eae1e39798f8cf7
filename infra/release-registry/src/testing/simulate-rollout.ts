import { CHECKPOINT_SECONDS } from '../judgement/checkpoints.ts';
import {
  compareAgain,
  compareBatch,
  startComparison,
  verdictOn,
  requiredPast,
} from '../judgement/comparison.ts';

/** Mulberry32: the same numbers at every run. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export interface SimulatedSite {
  kind: 'canary' | 'activation';
  /** Of visitors, who get the candidate. */
  share: number;
  /** Visitors of the candidate, after which the run ends. */
  candidates: number;
  /** How often a page fails, by its minute. */
  pageRate(minute: number): number;
  /** Pages of each visitor, within the hour. */
  pages: number;
  /** Visitors in whose browser every page fails. */
  alwaysFailing: number;
  /** How often visitors of the candidate fail beside that, at their first page. */
  candidateRate: number;
  /** Visitors who arrive in a minute. */
  arrivals(minute: number, random: () => number): number;
}

/** What most of these are about: one page each, in one of a hundred something fails, and a canary of a tenth that is no worse. */
const aSite: SimulatedSite = {
  kind: 'canary',
  share: 0.1,
  candidates: 500,
  pageRate: () => 0.01,
  pages: 1,
  alwaysFailing: 0,
  candidateRate: 0,
  arrivals: () => 50,
};

const BATCH = 20;
const HOUR = 60;
const MINUTES = CHECKPOINT_SECONDS.map((seconds) => Math.floor(seconds / 60));

interface Due {
  /** The checkpoint before which the visitor fails for the first time; null: none. */
  failsAt: number | null;
  isCandidate: boolean;
}

/** One rollout, visitor by visitor, judged at every minute. */
function simulate(random: () => number, site: SimulatedSite): 'worse' | 'good' {
  const withPast = site.kind === 'activation';
  let comparison = startComparison(withPast);
  /** By checkpoint: who comes to it, by minute, and who did and waits for others. */
  const coming = CHECKPOINT_SECONDS.map(() => new Map<number, Due[]>());
  const ready: Due[][] = CHECKPOINT_SECONDS.map(() => []);
  for (let minute = 0; comparison.candidate.visitors < site.candidates; minute += 1) {
    const arrived = Array.from({ length: site.arrivals(minute, random) }, () => visit(random, site, minute));
    coming[0]?.set(minute, arrived);
    for (const [stage, visitors] of ready.entries()) {
      for (const each of coming[stage]?.get(minute) ?? []) visitors.push(each);
      coming[stage]?.delete(minute);
      if (visitors.length < BATCH) continue;
      const due = visitors.splice(0);
      const batch = { candidate: NOBODY(), control: NOBODY() };
      const survivors: Due[] = [];
      for (const each of due) {
        const side = each.isCandidate ? batch.candidate : batch.control;
        side.visitors += 1;
        if (each.failsAt === stage) side.failed += 1;
        else survivors.push(each);
      }
      if (stage > 0) comparison = compareAgain(comparison, batch);
      else {
        const past = NOBODY();
        for (const wanted = requiredPast(comparison, batch); past.visitors < wanted; past.visitors += 1)
          if (visit(random, { ...site, share: 0 }, minute).failsAt === 0) past.failed += 1;
        comparison = compareBatch(comparison, batch, past);
      }
      if (verdictOn(comparison, withPast) === 'worse') return 'worse';
      const [before = 0, next] = MINUTES.slice(stage);
      if (next !== undefined) coming[stage + 1]?.set(minute + next - before, survivors);
    }
  }
  return 'good';
}

const NOBODY = () => ({ visitors: 0, failed: 0 });

function visit(random: () => number, site: SimulatedSite, arrival: number): Due {
  const isCandidate = random() < site.share;
  if (random() < site.alwaysFailing || (isCandidate && random() < site.candidateRate))
    return { isCandidate, failsAt: 0 };
  let failsAt: number | null = null;
  for (let page = 0; page < site.pages; page += 1) {
    const after = page === 0 ? 0 : Math.ceil(random() * HOUR);
    if (random() >= site.pageRate(arrival + after)) continue;
    const stage = MINUTES.findIndex((minutes) => after <= minutes);
    failsAt = Math.min(failsAt ?? stage, stage);
  }
  return { isCandidate, failsAt };
}

export function worseRuns(seed: number, runs: number, changes: Partial<SimulatedSite>): number {
  const random = generator(seed);
  const site = { ...aSite, ...changes };
  return Array.from({ length: runs }, () => simulate(random, site)).filter((end) => end === 'worse').length;
}
