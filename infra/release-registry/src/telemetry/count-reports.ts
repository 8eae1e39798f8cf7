import type { TelemetryAnswer } from '@souk/contracts';
import { transaction } from '@souk/database';
import type { Pool } from 'pg';
import { onlyGiven, readTimelines } from './given-releases.ts';
import type { Timelines } from './given-releases.ts';
import { savePages, saveMet } from './live-pages.ts';
import { ReleaseCounts } from './release-counts.ts';
import type { VerifiedReport } from './verify-reports.ts';
import { readComparisons } from './comparisons.ts';
import type { Comparisons } from './comparisons.ts';
import { visitOf } from './visits.ts';
import { saveVisits } from './save-visits.ts';
import { withoutOutages } from './without-outages.ts';

/** Counts a batch of reports, each once, in a constant number of statements. */
export async function countReports(
  pool: Pool,
  sent: readonly VerifiedReport[],
): Promise<Omit<TelemetryAnswer, 'refused' | 'unsigned'>> {
  const timelines = await readTimelines(pool, sent);
  const { reports, unknown } = onlyGiven(sent, timelines);
  const comparisons = await readComparisons(pool);
  let counted = 0;
  for (const round of rounds(reports)) counted += await countRound(pool, round, timelines, comparisons);
  return { counted, repeated: reports.length - counted, unknown };
}

/** Splits a batch so that several reports of one page are counted one after the other. */
function rounds(reports: readonly VerifiedReport[]): VerifiedReport[][] {
  const all: VerifiedReport[][] = [];
  const seen = new Map<string, number>();
  for (const report of [...reports].sort((a, b) => a.sequence - b.sequence)) {
    const { page } = report.issued;
    const round = seen.get(page) ?? 0;
    seen.set(page, round + 1);
    (all[round] ??= []).push(report);
  }
  return all;
}

function countRound(
  pool: Pool,
  reports: readonly VerifiedReport[],
  timelines: Timelines,
  comparisons: Comparisons,
): Promise<number> {
  return transaction(pool, async (client) => {
    const saved = await savePages(client, reports);
    const byPage = new Map(reports.map((report) => [report.issued.page, report]));
    const counts = new ReleaseCounts();
    const uncounted = new ReleaseCounts();
    const after = saved.flatMap(({ page, beyond_cap: isBeyondCap, ...before }) => {
      const report = byPage.get(page);
      if (!report || report.releases.length === 0) return [];
      const { issued } = report;
      const releases = report.releases.map(withoutOutages);
      const { meetings, ...known } = (isBeyondCap ? uncounted : counts).add(issued.channel, releases, before);
      const visits = meetings.flatMap((meeting) => visitOf(issued, meeting, timelines, comparisons) ?? []);
      return [{ page, ...known, visits }];
    });
    await saveMet(
      client,
      after.map(({ visits: _visits, ...page }) => page),
    );
    await saveVisits(
      client,
      after.flatMap(({ visits }) => visits),
      comparisons,
    );
    await counts.save(client);
    return saved.length;
  });
}
