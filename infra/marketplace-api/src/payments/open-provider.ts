import type { PaymentProvider } from './payment-provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import type { StripeOptions } from './stripe/stripe-provider.ts';

/** The payments sandbox, or a provider that speaks as it does. */
interface SandboxConnection {
  name: 'sandbox';
  /** Where it answers. */
  url: string;
  key: string;
  webhookSecret: string;
  /** Where the provider reaches this API; default: its own address. */
  webhookUrl?: string;
}

/** The provider that an operator has chosen. */
export type ProviderOptions = SandboxConnection | (StripeOptions & { name: 'stripe' });

/** @param apiUrl where this API listens, once it does */
export async function openProvider(
  options: ProviderOptions,
  apiUrl: () => string,
  now: () => Date,
): Promise<PaymentProvider> {
  if (options.name === 'stripe') {
    // Its package takes 200 ms and 20 MB, which nobody else pays for.
    const { stripeProvider } = await import('./stripe/stripe-provider.ts');
    return stripeProvider(options, now);
  }
  return sandboxProvider({
    ...options,
    webhookUrl: () => `${options.webhookUrl ?? apiUrl()}/api/v1/payments/webhook/sandbox`,
  });
}
