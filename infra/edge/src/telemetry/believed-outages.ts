import type { Outages, PageReport } from '@souk/contracts';
import type { MarketplaceOutage } from './marketplace-outage.ts';

/**
 * The report without outages of the API that this edge knows nothing of: a release must not be able to excuse its failures.
 * A lost connection is known to the page only; it is accepted for load failures, since a release that did not load has
 * not run.
 */
export async function believedOutages(
  report: PageReport,
  marketplace: MarketplaceOutage,
): Promise<PageReport> {
  const blamesApi = ({ outages = {} }: { outages?: Outages }) => Object.values(outages).includes('api');
  if (!report.releases.some(blamesApi) || (await marketplace.wasAway())) return report;
  return {
    ...report,
    releases: report.releases.map(({ outages, ...release }) => ({
      ...release,
      ...(outages?.load && { outages: { load: outages.load } }),
    })),
  };
}
