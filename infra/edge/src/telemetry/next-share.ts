const SMALLEST_SHARE = 0.01;

/**
 * The share of pages that are asked for reports, a moment later: half of it where more arrives than can be forwarded,
 * and slowly more again after that. `filled` is how full the buffer is, from 0 to 1.
 */
export function nextShare(share: number, { filled, dropped }: { filled: number; dropped: boolean }): number {
  if (dropped || filled > 0.5) return Math.max(SMALLEST_SHARE, share / 2);
  return filled < 0.1 ? Math.min(1, share * 1.1) : share;
}
