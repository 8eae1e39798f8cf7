import { startConsole } from '@souk/release-console';
import { builtPage } from '../built-page.ts';
import { hostsWith } from './hosts-with.ts';
import type { Startup } from './startup.ts';

interface Options {
  registryUrl: string;
  port: number;
}

/** The release console; returns its address for browsers. */
export function runConsole(
  { settings, progress, host, ending, closeLater }: Startup,
  { registryUrl, port }: Options,
): Promise<string> {
  return progress.run('Console', async (say) => {
    const pageDir = await builtPage('infra/release-console', say, ending);
    const served = closeLater(
      await startConsole({
        port,
        host,
        registryUrl,
        pageDir,
        trustedProxies: settings.trustedProxies,
        hosts: hostsWith(settings, 'console.localhost'),
      }),
    );
    // Cookies ignore ports, so the console has a host name of its own.
    return `http://console.localhost:${new URL(served.url).port}`;
  });
}
