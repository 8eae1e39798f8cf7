import type { WalletBonus } from '@souk/contracts';

/** What adding an amount brings on top by the best of these bonuses, as the server calculates it; both in units (WAL-3). */
export function bonusOf(bonuses: readonly WalletBonus[], amount: number): number {
  const cents = Math.round(amount * 100);
  const gains = bonuses
    .filter(({ minimum_add_amount }) => Math.round(minimum_add_amount * 100) <= cents)
    .map(({ bonus_type, bonus_amount, maximum_bonus_amount }) =>
      bonus_type === 'amount'
        ? bonus_amount
        : Math.min(Math.round((cents * bonus_amount) / 100) / 100, maximum_bonus_amount ?? Infinity),
    );
  return Math.max(0, ...gains);
}
