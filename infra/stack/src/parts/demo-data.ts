import { createPool, migrate } from '@souk/database';
import { ForeignMarketplaceError, fillDemoData, type FillOptions } from '@souk/demo-data';
import { migrationsDirectory } from '@souk/marketplace-api';
import { UserError } from '../user-error.ts';
import { createTimeLeft } from '../time-left.ts';
import type { Startup } from './startup.ts';

/** Migrates the marketplace's tables, and fills them where they are empty. */
export function fillMarketplace({ settings, progress }: Startup, databaseUrl: string): Promise<void> {
  return progress.run('Demo data', async (say) => {
    const timeLeft = createTimeLeft();
    say('migrating the database');
    const pool = createPool(databaseUrl);
    await migrate(pool, { schema: 'marketplace', directory: migrationsDirectory }).finally(() => pool.end());
    await fillDemo({
      databaseUrl,
      items: settings.demoItems,
      extraModules: settings.demoModules,
      onProgress: (done, total) => say(`row ${done} of ${total}${timeLeft(done, total)}`),
    });
    say('');
  });
}

async function fillDemo(options: FillOptions): Promise<void> {
  try {
    await fillDemoData(options);
  } catch (error) {
    if (error instanceof ForeignMarketplaceError)
      throw new UserError(`${error.message} Set another database in DATABASE_URL.`);
    throw error;
  }
}
