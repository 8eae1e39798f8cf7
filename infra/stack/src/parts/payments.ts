import type { ProviderOptions } from '@souk/marketplace-api';
import { homeOf } from '../home.ts';
import type { MarketplaceSecrets } from '../marketplace-secrets.ts';
import { startSandboxProcess } from '../sandbox-process.ts';
import { hostsWith } from './hosts-with.ts';
import type { Startup } from './startup.ts';

interface Options {
  secrets: MarketplaceSecrets;
  port: number;
}

/** The provider of payments: Stripe where it is set, or the payments sandbox. */
export function runPayments(
  { settings, progress, host, closeLater }: Startup,
  { secrets: { paymentsKey: key, webhookSecret }, port }: Options,
): Promise<ProviderOptions> {
  return progress.run('Payments', async (say): Promise<ProviderOptions> => {
    if (settings.stripe) {
      say('Stripe');
      return { name: 'stripe', ...settings.stripe };
    }
    const { url } = closeLater(
      await startSandboxProcess({
        file: homeOf(settings.home).payments,
        key,
        webhookSecret,
        host,
        port,
        hosts: hostsWith(settings, 'pay.localhost', host),
      }),
    );
    return { name: 'sandbox', url, key, webhookSecret };
  });
}
