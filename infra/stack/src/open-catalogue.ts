import { startCatalogue, type RunningCatalogue } from '@souk/catalogue';
import { builtPage } from './built-page.ts';

/** Serves the catalogue of components, after building its page if its sources changed. */
export async function openCatalogue(
  port: number,
  say: (detail: string) => void,
  stop: AbortSignal,
): Promise<RunningCatalogue> {
  return startCatalogue({ port, pageDir: await builtPage('infra/catalogue', say, stop) });
}
