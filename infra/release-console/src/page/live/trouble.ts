import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { HealthPoint, Judgement, LiveRelease } from '@souk/contracts';
import { isBack, isOut } from '../actions/action.ts';

/** From so many pages on, failures of a live release say something. */
const MIN_PAGES = 20;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What is wrong with a remote, or what is on its way, the worst first: the candidate or the live release fails, a
 * person has to decide, no visitor gets it, it was taken back within a day, a candidate is on its way, all is well.
 */
export const CONDITIONS = [
  'candidate-fails',
  'live-fails',
  'undecided',
  'out',
  'taken-back',
  'moving',
  'well',
] as const;
export type Condition = (typeof CONDITIONS)[number];

interface Known {
  judgement: Judgement | undefined;
  /** Of this remote, or of all. */
  health: readonly HealthPoint[];
  /** In milliseconds. */
  now: number;
}

export function conditionOf(remote: string, live: LiveRelease, { judgement, health, now }: Known): Condition {
  const { canary, stable, changedAt } = live;
  const verdict = canary && judgement?.candidate === canary.version ? judgement.verdict : null;
  if (verdict === 'worse' || verdict === 'slower') return 'candidate-fails';
  if (stable !== null && isFailing(health, { remote, version: stable, since: now - HOUR_MS }))
    return 'live-fails';
  if (verdict === 'doubted' || canary?.rollout?.status === 'paused') return 'undecided';
  if (isOut(live)) return 'out';
  if (isBack(live) && now - Date.parse(changedAt) < DAY_MS) return 'taken-back';
  return canary ? 'moving' : 'well';
}

const CALM = ['taken-back', 'moving', 'well'] as const satisfies readonly Condition[];
type Calm = (typeof CALM)[number];

/** Whether an admin has to act. */
export const isTrouble = (condition: Condition): condition is Exclude<Condition, Calm> =>
  !CALM.some((it) => it === condition);

function isFailing(
  health: readonly HealthPoint[],
  { remote, version, since }: { remote: string; version: string; since: number },
): boolean {
  const recent = health.filter(
    (point) => point.remote === remote && point.version === version && Date.parse(point.at) >= since,
  );
  const pages = recent.reduce((sum, point) => sum + point.pages, 0);
  const failed = recent.reduce((sum, point) => sum + point.failedPages, 0);
  return pages >= MIN_PAGES && (100 * failed) / pages > (DEFAULT_SETTINGS.failureLimit ?? 5);
}
