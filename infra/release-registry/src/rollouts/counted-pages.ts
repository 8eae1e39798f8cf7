import type { Cohort } from '../judgement/sequential-test.ts';
import type { Queryable } from '../releases/releases.ts';

/** Pages of one release; `late` ones are counted twice, since they failed after they had been counted without a failure. */
export interface Counted extends Cohort {
  late: number;
}

export const NOBODY: Counted = { pages: 0, failed: 0, late: 0 };

/** Up to where a comparison has counted: everything since a minute, of which so much is weighed already. */
export interface Mark {
  since: string;
  candidate: Counted;
  control: Counted;
}

interface Row {
  version: string;
  since: Date;
  pages: number;
  failed: number;
  late: number;
  new_pages: number;
  new_failed: number;
  new_late: number;
}

// A transaction that is still under way may yet write into the minute before this one.
const COUNT = `
  with mark as (select date_trunc('minute', now() - interval '1 minute') as since)
  select named.version, mark.since,
    coalesce(sum(pages + late_pages), 0)::int as pages, coalesce(sum(failed_pages), 0)::int as failed,
    coalesce(sum(late_pages), 0)::int as late,
    coalesce(sum(pages + late_pages) filter (where minute >= mark.since), 0)::int as new_pages,
    coalesce(sum(failed_pages) filter (where minute >= mark.since), 0)::int as new_failed,
    coalesce(sum(late_pages) filter (where minute >= mark.since), 0)::int as new_late
  from mark, unnest($3::text[]) as named (version)
  left join registry.release_counts as held
    on held.channel = $1 and held.remote = $2 and held.version = named.version
      and held.minute >= coalesce($4::timestamptz, date_trunc('minute', now() - interval '1 minute'))
  group by named.version, mark.since`;

/** What came since a mark, and the mark to count from the next time; without one, from now on. */
export async function countSince(
  database: Queryable,
  where: { channel: string; remote: string; candidate: string; control: string },
  mark: Mark | null,
): Promise<{ candidate: Counted; control: Counted; next: Mark }> {
  const { channel, remote } = where;
  const versions = [where.candidate, where.control];
  const { rows } = await database.query<Row>(COUNT, [channel, remote, versions, mark?.since ?? null]);
  const of = (version: string, before: Counted | undefined) => {
    const row = rows.find((each) => each.version === version);
    if (!row) throw new Error(`nothing was counted of ${remote} ${version}`);
    const { pages, failed, late } = before ?? { pages: row.pages, failed: row.failed, late: row.late };
    return {
      since: row.since.toISOString(),
      fresh: { pages: row.pages - pages, failed: row.failed - failed, late: row.late - late },
      next: { pages: row.new_pages, failed: row.new_failed, late: row.new_late },
    };
  };
  const candidate = of(where.candidate, mark?.candidate);
  const control = of(where.control, mark?.control);
  return {
    candidate: candidate.fresh,
    control: control.fresh,
    next: { since: candidate.since, candidate: candidate.next, control: control.next },
  };
}

/** The control's pages of the day before the rollout, minute by minute, the newest first; each is taken once. */
export async function takePast(
  database: Queryable,
  where: { channel: string; remote: string; control: string; startedAt: Date },
  until: string,
  wanted: number,
): Promise<{ past: Cohort; until: string }> {
  const past = { pages: 0, failed: 0 };
  if (wanted === 0) return { past, until };
  const { channel, remote, control, startedAt } = where;
  const { rows } = await database.query<Cohort & { minute: Date }>(
    `select minute, pages + late_pages as pages, failed_pages as failed from registry.release_counts
     where channel = $1 and remote = $2 and version = $3 and minute < $4 and minute >= $5::timestamptz - interval '1 day'
     order by minute desc`,
    [channel, remote, control, until, startedAt],
  );
  for (const { minute, pages, failed } of rows) {
    if (past.pages >= wanted) break;
    past.pages += pages;
    past.failed += failed;
    until = minute.toISOString();
  }
  return { past, until };
}
