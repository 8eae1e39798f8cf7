import { createPool, migrate } from '@souk/database';
import { ForeignMarketplaceError, fillDemoData, type FillOptions } from '@souk/demo-data';
import { migrationsDirectory } from '@souk/marketplace-api';
import { homeOf } from '../home.ts';
import { Problem } from '../problem.ts';
import { createTimeLeft } from '../time-left.ts';
import type { Startup } from './startup.ts';

interface Options {
  databaseUrl: string;
  pictures: FillOptions['pictures'];
}

/** Migrates the marketplace's tables, and fills them where they are empty. */
export function prepareDemoData(
  { settings, progress }: Startup,
  { databaseUrl, pictures }: Options,
): Promise<void> {
  return progress.run('Demo data', async (say) => {
    const timeLeft = { pictures: createTimeLeft(), database: createTimeLeft() };
    say('migrating the database');
    const pool = createPool(databaseUrl);
    await migrate(pool, { schema: 'marketplace', directory: migrationsDirectory }).finally(() => pool.end());
    await fillDemo({
      databaseUrl,
      mediaDir: homeOf(settings.home).media,
      pictures,
      items: settings.demoItems,
      onProgress: ({ step, done, total }) => say(`${step} ${done} of ${total}${timeLeft[step](done, total)}`),
    });
    say('');
  });
}

async function fillDemo(options: FillOptions): Promise<void> {
  try {
    await fillDemoData(options);
  } catch (error) {
    if (error instanceof ForeignMarketplaceError)
      throw new Problem(`${error.message} Set another database in DATABASE_URL.`);
    throw error;
  }
}
