import type { Estimate } from './bootstrap.ts';

/** So far two measurements of the same may differ. */
const MAX_STRAY = 0.03;

/** Whether what was measured twice came out the same. If not, the differences between other things mean nothing either. */
export const isVoid = ({ value }: Estimate): boolean => !(Math.abs(value - 1) <= MAX_STRAY);
