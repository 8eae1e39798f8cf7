import type { PageReport } from '@souk/contracts';
import { faultOfPageReport } from '@souk/contracts/page-report';

/** Separates valid reports from invalid ones. */
export function readReports(values: readonly unknown[]): {
  reports: PageReport[];
  refused: { at: number; fault: string }[];
} {
  const reports: PageReport[] = [];
  const refused: { at: number; fault: string }[] = [];
  values.forEach((value, at) => {
    const fault = faultOfPageReport(value);
    if (fault === null) reports.push(value as PageReport); // Validated by its schema.
    else refused.push({ at, fault });
  });
  return { reports, refused };
}
