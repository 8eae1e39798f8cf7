import { words } from '../words.ts';
import { daysFrom } from './days.ts';

/** Running cashback offers (WAL-8); amounts in cents. */
export const cashbackRows = (now: Date) =>
  [
    {
      title: words('Five percent back on everything', 'استرداد ٥٪ على كل شيء'),
      type: 'percentage',
      amount: 5,
      min: 5_000,
      most: 2_500,
      days: 20,
    },
    {
      title: words('Ten back on big baskets', 'استرداد ١٠ على السلال الكبيرة'),
      type: 'amount',
      amount: 1_000,
      min: 20_000,
      most: 1_000,
      days: 35,
    },
    {
      title: words('Eight percent back on Fridays', 'استرداد ٨٪ أيام الجمعة'),
      type: 'percentage',
      amount: 8,
      min: 10_000,
      most: 4_000,
      days: 50,
    },
  ].map(({ title, type, amount, min, most, days }, index) => ({
    id: index + 1,
    title,
    cashback_type: type,
    cashback_amount: amount,
    min_purchase: min,
    max_discount: most,
    starts_at: daysFrom(now, -2),
    ends_at: daysFrom(now, days),
  }));
