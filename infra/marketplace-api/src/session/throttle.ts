import { sql } from 'kysely';
import { row, rows, type Queryable } from '../sql.ts';

/** Lifetime of a count, from its first request on. */
export const THROTTLE_WINDOW_MS = 24 * 3600_000;

export interface ThrottlePolicy {
  /** In 24 hours from the first request. */
  perDay?: number;
  /** The first `free` requests have no wait; then the waits double. */
  waits?: { free: number; firstSeconds: number; maxSeconds: number };
}

export interface Counted {
  count: number;
  startedAt: Date;
  lastAt: Date;
}

/** Seconds until the next request is allowed; 0: now. */
export function waitSecondsOf(
  { perDay = Infinity, waits }: ThrottlePolicy,
  { count, startedAt, lastAt }: Counted,
  now: Date,
): number {
  const untilWindowEnds = startedAt.getTime() + THROTTLE_WINDOW_MS - now.getTime();
  if (untilWindowEnds <= 0) return 0;
  if (count >= perDay) return Math.ceil(untilWindowEnds / 1000);
  if (!waits || count < waits.free) return 0;
  const wait = Math.min(waits.maxSeconds, waits.firstSeconds * 2 ** (count - waits.free));
  return Math.max(0, Math.ceil((lastAt.getTime() + wait * 1000 - now.getTime()) / 1000));
}

/**
 * Counts one more request under `key` in the caller's transaction; concurrent ones wait for each other.
 * @returns 0 where it was counted, else the seconds to wait; then nothing was counted
 */
export const countOne = async (
  db: Queryable,
  key: Buffer,
  policy: ThrottlePolicy,
  now: Date,
): Promise<number> => (await countAttempt(db, key, policy, now)).wait;

/** A counted attempt, or one that has to wait. */
export interface Attempt {
  /** Seconds; 0 where it was counted. */
  wait: number;
  /** Takes it back: the next one waits no longer than without it. */
  takeBack(db: Queryable): Promise<void>;
}

/** Counts as {@link countOne} does, so that the attempt can be taken back. */
export async function countAttempt(
  db: Queryable,
  key: Buffer,
  policy: ThrottlePolicy,
  now: Date,
): Promise<Attempt> {
  await rows(
    db,
    sql<object>`insert into marketplace.throttles (key, count, started_at, last_at) values (${key}, 0, ${now}, ${now})
                on conflict do nothing`,
  );
  const stored = await row<{ count: number; started_at: Date; last_at: Date }>(
    db,
    sql`select count, started_at, last_at from marketplace.throttles where key = ${key} for update`,
  );
  const counted = stored
    ? { count: stored.count, startedAt: stored.started_at, lastAt: stored.last_at }
    : { count: 0, startedAt: now, lastAt: now };
  const wait = waitSecondsOf(policy, counted, now);
  if (wait > 0) return { wait, takeBack: () => Promise.resolve() };
  const isOver = counted.startedAt.getTime() + THROTTLE_WINDOW_MS <= now.getTime();
  const [count, startedAt] = isOver ? [1, now] : [counted.count + 1, counted.startedAt];
  await rows(
    db,
    sql<object>`update marketplace.throttles set count = ${count}, started_at = ${startedAt}, last_at = ${now} where key = ${key}`,
  );
  return {
    wait: 0,
    async takeBack(client) {
      await rows(
        client,
        sql<object>`update marketplace.throttles set count = greatest(count - 1, 0),
                      last_at = case when last_at = ${now} then ${counted.lastAt} else last_at end
                    where key = ${key}`,
      );
    },
  };
}

export const forgetCount = (db: Queryable, key: Buffer) =>
  rows(db, sql<object>`delete from marketplace.throttles where key = ${key}`);
