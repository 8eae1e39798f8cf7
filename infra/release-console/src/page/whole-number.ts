import { isWithin } from '@souk/contracts/channel-changes';
import type { Bounds } from '@souk/contracts/channel-changes';

/** Whether what was typed is a whole number within bounds, in digits alone: neither `1.5` nor `1e2`. */
export const isWholeNumber = (typed: string, bounds: Bounds): boolean =>
  /^\d+$/.test(typed.trim()) && isWithin(Number(typed), bounds);
