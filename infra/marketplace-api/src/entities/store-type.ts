import type { Query } from '@souk/contracts/api';
import { sql } from 'kysely';

export type StoreType = NonNullable<Query<'stores'>['store_type']>;

const delivers = sql`s.delivery`;
const offersPickup = sql`s.take_away`;

/** Both spellings of each type (AMB-19). */
const CONDITIONS: Record<StoreType, typeof delivers> = {
  all: sql`true`,
  delivery: delivers,
  home: delivers,
  take_away: offersPickup,
  takeaway: offersPickup,
};

/** Whether the store `s` hands things over so. */
export const handsOver = (type: StoreType = 'all') => CONDITIONS[type];
