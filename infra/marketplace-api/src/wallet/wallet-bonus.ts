import type { WalletBonus } from '@souk/contracts/api';
import { sql } from 'kysely';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { row, rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

interface BonusRow {
  id: number;
  title: LocalizedText;
  bonus_type: 'amount' | 'percentage';
  bonus_amount: number;
  minimum_amount: number;
  maximum_bonus: number;
  ends_at: Date;
}

const runsAt = (at: Date) => sql`starts_at <= ${at} and ends_at > ${at}`;

/** The bonus of a deposit, both in cents: the best one that ran at a moment, or 0 (WAL-3). */
export async function bonusFor(db: Queryable, amount: number, at: Date): Promise<number> {
  const best = await row<{ amount: number }>(
    db,
    sql`select (case when bonus_type = 'amount' then bonus_amount
          else least(round(${amount}::numeric * bonus_amount / 100), nullif(maximum_bonus, 0)) end)::integer as amount
        from marketplace.wallet_bonuses where ${runsAt(at)} and minimum_amount <= ${amount}
        order by 1 desc, id limit 1`,
  );
  return best?.amount ?? 0;
}

/** The running bonuses, by their minimum amount. */
export async function runningBonuses(db: Queryable, language: Language, now: Date): Promise<WalletBonus[]> {
  const running = await rows<BonusRow>(
    db,
    sql`select * from marketplace.wallet_bonuses where ${runsAt(now)} order by minimum_amount, id`,
  );
  return running.map((bonus) => ({
    id: bonus.id,
    title: textIn(language, bonus.title),
    bonus_type: bonus.bonus_type,
    bonus_amount: bonus.bonus_type === 'amount' ? bonus.bonus_amount / 100 : bonus.bonus_amount,
    minimum_add_amount: bonus.minimum_amount / 100,
    maximum_bonus_amount: bonus.maximum_bonus === 0 ? null : bonus.maximum_bonus / 100,
    end_date: bonus.ends_at.toISOString(),
  }));
}
