import type { CartLine } from '@souk/contracts';

/** The number of pieces in a cart: three of one item are three (CRT-3). */
export const countPieces = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
