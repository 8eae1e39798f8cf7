import { inBothLanguages, readTable } from '../read-table.ts';
import { daysFrom } from './days.ts';

/** What adding money to the wallet brings on top (WAL-3). */
export const walletBonusRows = (now: Date) =>
  readTable('promotions/wallet-bonuses', [
    'type',
    'amount',
    'minimum_amount',
    'maximum_bonus',
    'days',
    ...inBothLanguages('title'),
  ]).map((row, index) => {
    const type = row.oneOf('type', ['percentage', 'amount']);
    return {
      id: index + 1,
      title: row.words('title'),
      bonus_type: type,
      bonus_amount: type === 'amount' ? row.cents('amount') : row.number('amount'),
      minimum_amount: row.cents('minimum_amount'),
      maximum_bonus: row.cents('maximum_bonus'),
      starts_at: daysFrom(now, -2),
      ends_at: daysFrom(now, row.number('days')),
    };
  });
