import { OUTAGE_PATH, TELEMETRY_PATH } from '@souk/contracts';
import type { OutageAnswer } from '@souk/contracts';
import { limitAddresses, readPageToken } from '@souk/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageKeys } from './follow-page-keys.ts';
import type { ReportForwarder } from './forward-reports.ts';
import { believedOutages } from './believed-outages.ts';
import type { MarketplaceOutage } from './marketplace-outage.ts';
import { parsePageReport } from '@souk/contracts/page-report';
import type { WatchedFiles } from '../releases/watch-store.ts';

/** The size limit of beacons in browsers. */
const LARGEST_REPORT = 65_536;

/** A page reports every 20 seconds, and never more often than every 2: this is for 400 pages behind one address. */
const OF_ONE_ADDRESS = { burst: 600, perSecond: 20 };

interface Parts {
  reports: ReportForwarder;
  keys: PageKeys;
  marketplace: MarketplaceOutage;
  files: Pick<WatchedFiles, 'wasAway'>;
}

/** Accepts reports of pages. No page reads the response, so it has no details. */
export function telemetryRoutes(app: FastifyInstance, { reports, keys, marketplace, files }: Parts): void {
  const isWithinLimit = limitAddresses(OF_ONE_ADDRESS);
  app.register(async (telemetry) => {
    const options = { parseAs: 'string', bodyLimit: LARGEST_REPORT } as const;
    telemetry.removeAllContentTypeParsers();
    telemetry.addContentTypeParser(['text/plain', 'application/json'], options, (_request, body, done) =>
      done(null, body),
    );
    telemetry.post(
      TELEMETRY_PATH,
      {
        // Before the body is read.
        onRequest: async (request, reply) => {
          if (!isOwnPage(request)) return reply.code(403).send();
          if (!isWithinLimit(request.ip)) return reply.code(429).send();
        },
      },
      async (request, reply) => {
        const report = typeof request.body === 'string' ? parsePageReport(request.body) : null;
        // The registry checks it again; a report without a valid token is dropped here.
        if (!report || !readPageToken(report.token, keys.all())) return reply.code(400).send();
        return reply.code(reports.take(await believedOutages(report, marketplace)) ? 204 : 503).send();
      },
    );
  });
  const mayAsk = limitAddresses(OF_ONE_ADDRESS);
  app.get(
    OUTAGE_PATH,
    {
      onRequest: async (request, reply) => {
        if (!mayAsk(request.ip)) return reply.code(429).send();
      },
    },
    async (_request, reply): Promise<OutageAnswer> => {
      void reply.header('cache-control', 'no-store');
      return { api: await marketplace.isAway(), files: files.wasAway() };
    },
  );
  app.addHook('onClose', async () => {
    keys.close();
    await reports.close();
  });
}

/** Whether a page of this very origin sends it: others have nothing to say about releases. */
function isOwnPage({ headers, host, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === `${protocol}://${host}` : site === 'same-origin';
}
