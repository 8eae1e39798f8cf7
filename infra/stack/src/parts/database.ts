import { dirname } from 'node:path';
import { DataFolderLockedError, startEmbedded } from '@souk/database';
import { homeOf, makeHome } from '../home.ts';
import { UserError } from '../user-error.ts';
import { requireDatabase } from '../require-database.ts';
import type { Startup } from './startup.ts';

/**
 * Opens the database of DATABASE_URL, or the embedded one, and returns its address. Creates the home; where a
 * server is named, only once it responds, so that a wrong address leaves no folder behind.
 */
export function openDatabase({ settings, progress, closeLater }: Startup): Promise<string> {
  return progress.run('Database', async (say) => {
    if (settings.databaseUrl) {
      await requireDatabase(settings.databaseUrl);
      await makeHome(settings.home);
      say('PostgreSQL server');
      return settings.databaseUrl;
    }
    await makeHome(settings.home);
    return closeLater(await openEmbedded(homeOf(settings.home).database)).url;
  });
}

async function openEmbedded(dataDir: string) {
  try {
    return await startEmbedded({ dataDir });
  } catch (error) {
    if (error instanceof DataFolderLockedError)
      throw new UserError(
        `Souk runs from this folder already: ${dirname(dataDir)} is in use by process ${error.pid}. Stop that process, or choose another folder with SOUK_HOME.`,
      );
    throw error;
  }
}
