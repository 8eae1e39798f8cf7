import type { PageReport, TelemetryAnswer } from '@souk/contracts';
import { transaction } from '@souk/database';
import type { Pool } from 'pg';
import { onlyKnown, readKnown } from './known-releases.ts';
import { keepPages, rememberMet } from './live-pages.ts';
import { ReleaseCounts, readComparisons } from './release-counts.ts';
import type { Comparisons } from './release-counts.ts';

/** Takes a batch of reports in, each once, in a few statements, however many pages there are and ever were. */
export async function countReports(
  pool: Pool,
  sent: readonly PageReport[],
): Promise<Omit<TelemetryAnswer, 'refused'>> {
  const { reports, unknown } = onlyKnown(sent, await readKnown(pool, sent));
  const comparisons = await readComparisons(pool);
  let counted = 0;
  for (const round of rounds(reports)) counted += await countRound(pool, round, comparisons);
  return { counted, repeated: reports.length - counted, unknown };
}

/** Several reports of one page are taken in one after the other. */
function rounds(reports: readonly PageReport[]): PageReport[][] {
  const all: PageReport[][] = [];
  const seen = new Map<string, number>();
  for (const report of [...reports].sort((a, b) => a.sequence - b.sequence)) {
    const round = seen.get(report.page) ?? 0;
    seen.set(report.page, round + 1);
    (all[round] ??= []).push(report);
  }
  return all;
}

function countRound(pool: Pool, reports: readonly PageReport[], comparisons: Comparisons): Promise<number> {
  return transaction(pool, async (client) => {
    const heard = await keepPages(client, reports);
    const byPage = new Map(reports.map((report) => [report.page, report]));
    const counts = new ReleaseCounts(comparisons);
    const met = heard.flatMap(({ page, met: before, now }) => {
      const report = byPage.get(page);
      const after = report && counts.add(report, before, now);
      return after ? [{ page, met: after }] : [];
    });
    await rememberMet(client, met);
    await counts.save(client);
    return heard.length;
  });
}
