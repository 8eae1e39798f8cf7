import { inBothLanguages, readTable } from '../read-table.ts';
import { daysFrom } from './days.ts';

/** Running cashback offers (WAL-8). */
export const cashbackRows = (now: Date) =>
  readTable('promotions/cashback', [
    'type',
    'amount',
    'minimum_purchase',
    'maximum_discount',
    'days',
    ...inBothLanguages('title'),
  ]).map((row, index) => {
    const type = row.oneOf('type', ['percentage', 'amount']);
    return {
      id: index + 1,
      title: row.words('title'),
      cashback_type: type,
      cashback_amount: type === 'amount' ? row.cents('amount') : row.number('amount'),
      min_purchase: row.cents('minimum_purchase'),
      max_discount: row.cents('maximum_discount'),
      starts_at: daysFrom(now, -2),
      ends_at: daysFrom(now, row.number('days')),
    };
  });
