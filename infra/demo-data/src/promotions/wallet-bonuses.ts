import { words } from '../words.ts';
import { daysFrom } from './days.ts';

/** What adding money to the wallet brings on top (WAL-3); amounts in cents. */
export const walletBonusRows = (now: Date) =>
  [
    {
      title: words('5 on top of 100 and more', '٥ زيادة على ١٠٠ فأكثر'),
      type: 'amount',
      amount: 500,
      min: 10_000,
      most: 0,
      days: 30,
    },
    {
      title: words('Ten percent on top of 250 and more', '١٠٪ زيادة على ٢٥٠ فأكثر'),
      type: 'percentage',
      amount: 10,
      min: 25_000,
      most: 7_500,
      days: 45,
    },
  ].map(({ title, type, amount, min, most, days }, index) => ({
    id: index + 1,
    title,
    bonus_type: type,
    bonus_amount: amount,
    minimum_amount: min,
    maximum_bonus: most,
    starts_at: daysFrom(now, -2),
    ends_at: daysFrom(now, days),
  }));
