import { testDatabases, type TestDatabase } from '@souk/database/testing';
import { createPayments, type RunningPayments } from '../payments/payments.ts';
import { PushFeed } from '../push/push-feed.ts';
import { startTestApi, type TestApi } from './api.ts';
import { silentOutbox } from './silent-outbox.ts';
import type { TestProvider } from './test-provider.ts';
import { startTestSandbox } from './test-sandbox.ts';
import { startTestStripe } from './test-stripe.ts';

export const OPERATOR_TOKEN = 'operator-of-this-test';

const PROVIDERS = { sandbox: startTestSandbox, stripe: startTestStripe };
export type ProviderName = keyof typeof PROVIDERS;

/** Each provider on each database: every provider has to pass the same tests. */
export const paymentRuns = () =>
  testDatabases().flatMap((database) =>
    (['sandbox', 'stripe'] as const).map((name) => ({
      database,
      name,
      title: `with ${name}, on the ${database.name} database`,
    })),
  );

export interface PayingApi<P extends TestProvider = TestProvider> {
  api: TestApi;
  provider: P;
  /** Payments like the API's, which sweep only when the test calls them. */
  payments: RunningPayments;
  /** Errors of the test's own payments. */
  errors: unknown[];
  close(): Promise<void>;
}

/** The running API with a digital provider. */
export const startPayingApi = (database: TestDatabase, name: ProviderName): Promise<PayingApi> =>
  connected(database, PROVIDERS[name]);

export const startStripeApi = (database: TestDatabase) => connected(database, startTestStripe);

async function connected<P extends TestProvider>(
  database: TestDatabase,
  startProvider: () => Promise<P>,
): Promise<PayingApi<P>> {
  const provider = await startProvider();
  const { options } = provider;
  const api = await startTestApi(database, undefined, { payments: options, operatorToken: OPERATOR_TOKEN });
  const errors: unknown[] = [];
  const now = () => api.clock.now;
  const payments = createPayments(
    {
      pool: api.pool,
      now,
      push: new PushFeed(),
      outbox: silentOutbox(),
      publicUrl: () => 'https://souk.example',
    },
    provider.connect(api.url, now),
    (error) => errors.push(error),
  );
  return {
    api,
    provider,
    payments,
    errors,
    async close() {
      payments.stop();
      await api.close();
      await provider.close();
    },
  };
}
