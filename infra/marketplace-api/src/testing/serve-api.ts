import { startEmbedded } from '@souk/database';
import { startMarketplaceApi } from '../start.ts';
import type { ServedApi } from './killable-api.ts';
import { GENEROUS_LIMITS, GENEROUS_UNPAID_LIMITS } from './generous-limits.ts';

// Exits with its parent.
process.stdin.on('end', () => process.exit()).resume();

const { dataDir, ...options } = JSON.parse(process.argv[2] ?? '') as ServedApi;
const databaseUrl = options.databaseUrl ?? (await startEmbedded({ dataDir })).url;
const { url } = await startMarketplaceApi({
  ...options,
  databaseUrl,
  limits: GENEROUS_LIMITS,
  unpaidLimits: GENEROUS_UNPAID_LIMITS,
});
process.stdout.write(`${JSON.stringify({ url, databaseUrl })}\n`);
