import { WrongSettingError } from './wrong-setting-error.ts';

/** Stripe, where its keys are configured. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** A stand-in for Stripe on this machine; undefined: Stripe. */
  apiUrl: string | undefined;
}

export const STRIPE_VARIABLES = [
  {
    name: 'STRIPE_SECRET_KEY',
    fallback: 'payments sandbox',
    description: 'With the next one: customers pay digitally with Stripe. It is never shown.',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    fallback: 'payments sandbox',
    description:
      'The signing secret of the webhook endpoint /api/v1/payments/webhook/stripe, as Stripe shows it. It is never shown.',
  },
  {
    name: 'STRIPE_API_URL',
    fallback: 'Stripe',
    description: 'A stand-in for Stripe on this machine, as http://127.0.0.1:12111: for tests alone.',
  },
] as const;

type Name = (typeof STRIPE_VARIABLES)[number]['name'];

/** Stripe as the environment has it; undefined where none of its variables is set. @throws WrongSettingError */
export function stripeSettings(read: (name: Name) => string | undefined): StripeSettings | undefined {
  const [secretKey, webhookSecret] = [read('STRIPE_SECRET_KEY'), read('STRIPE_WEBHOOK_SECRET')];
  if (!secretKey) {
    const lone = STRIPE_VARIABLES.find(({ name }) => read(name) !== undefined);
    if (lone) throw new WrongSettingError(`${lone.name} needs STRIPE_SECRET_KEY to be set too.`);
    return undefined;
  }
  // The values are not shown: they are secrets.
  if (!/^(sk|rk)_\w+$/.test(secretKey))
    throw new WrongSettingError('STRIPE_SECRET_KEY must be a secret or restricted key: sk_… or rk_….');
  if (!webhookSecret)
    throw new WrongSettingError(
      'STRIPE_WEBHOOK_SECRET must be set too: without it nobody knows which payments were made. Stripe shows it beside the webhook endpoint.',
    );
  if (!/^whsec_\w+$/.test(webhookSecret))
    throw new WrongSettingError('STRIPE_WEBHOOK_SECRET must be the signing secret of an endpoint: whsec_….');
  return { secretKey, webhookSecret, apiUrl: apiUrl(read('STRIPE_API_URL')) };
}

function apiUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  // The server at this address gets the key, and its answers are trusted.
  const isHere = URL.canParse(text) && ['127.0.0.1', 'localhost'].includes(new URL(text).hostname);
  if (!isHere || new URL(text).origin !== text)
    throw new WrongSettingError(
      `STRIPE_API_URL must be an address of this machine such as http://127.0.0.1:12111, and is "${text}".`,
    );
  return text;
}
