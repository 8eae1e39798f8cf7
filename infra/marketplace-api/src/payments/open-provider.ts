import type { PaymentProvider } from './payment-provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import type { StripeOptions } from './stripe/stripe-provider.ts';

/** The payments sandbox, or a provider with the same API. */
interface SandboxConnection {
  name: 'sandbox';
  /** Base address of its API. */
  url: string;
  key: string;
  webhookSecret: string;
  /** Where the provider sends webhooks; default: this API's own address. */
  webhookUrl?: string;
}

/** The configured payment provider. */
export type ProviderOptions = SandboxConnection | (StripeOptions & { name: 'stripe' });

/** @param apiUrl this API's address, once it listens */
export async function openProvider(
  options: ProviderOptions,
  apiUrl: () => string,
  now: () => Date,
): Promise<PaymentProvider> {
  if (options.name === 'stripe') {
    // Loaded on demand: Stripe's package takes 200 ms and 20 MB.
    const { stripeProvider } = await import('./stripe/stripe-provider.ts');
    return stripeProvider(options, now);
  }
  return sandboxProvider({
    ...options,
    webhookUrl: () => `${options.webhookUrl ?? apiUrl()}/api/v1/payments/webhook/sandbox`,
  });
}
