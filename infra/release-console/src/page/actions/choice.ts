import type { RolloutStep } from '@souk/contracts';
import { SETTING_BOUNDS, STEP_BOUNDS, isWithin } from '@souk/contracts/channel-changes';
import { isWholeNumber } from '../whole-number.ts';

/** The input of an admin so far; it stays when the page changes. */
export interface Choice {
  reason: string;
  /** The release to roll back to; empty: the last good one. */
  target: string;
  grow: 'hold' | 'steps';
  steps: { share: string; minutes: string }[];
  /** Percent; null: as the remote's settings have it. */
  holdback: string | null;
  /** The channel that a set comes from. */
  from: string;
}

export const NO_CHOICE: Choice = {
  reason: '',
  target: '',
  grow: 'hold',
  steps: [
    { share: '5', minutes: '30' },
    { share: '25', minutes: '60' },
    { share: '50', minutes: '60' },
  ],
  holdback: null,
  from: '',
};

/** The plan of a canary, or null if the input is invalid. */
export function stepsOf({ grow, steps }: Pick<Choice, 'grow' | 'steps'>): RolloutStep[] | null {
  const wanted = grow === 'hold' ? steps.slice(0, 1) : steps;
  const shares = wanted.map(({ share }) => share);
  const times = wanted.map(({ minutes }) => (grow === 'hold' ? 0 : Number(minutes)));
  if (wanted.length === 0 || !shares.every((share) => isWholeNumber(share, STEP_BOUNDS.share))) return null;
  if (shares.some((share, at) => at > 0 && Number(share) < Number(shares[at - 1]))) return null;
  if (grow === 'steps' && !times.every((time) => time > 0 && isWithin(time, STEP_BOUNDS.minutes)))
    return null;
  return wanted.map(({ share }, at) => ({ share: Number(share), minutes: times[at] ?? 0 }));
}

/** Percent of visitors in the holdback, or null if the input is invalid. */
export const holdbackOf = (text: string): number | null =>
  isWholeNumber(text, SETTING_BOUNDS.holdback) ? Number(text) : null;
