/** How far a subtotal is on the way to an amount, such as that of free delivery (CRT-4): 0 to 100 percent, and what is missing. */
export function amountLeft(subtotal: number, over: number): { percent: number; missing: number } {
  if (over <= 0) return { percent: 100, missing: 0 };
  return {
    percent: Math.min(100, Math.max(0, (subtotal / over) * 100)),
    missing: Math.max(0, Math.round((over - subtotal) * 100) / 100),
  };
}
