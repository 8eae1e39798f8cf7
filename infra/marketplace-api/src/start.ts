import { fileURLToPath } from 'node:url';
import { createPool, migrate } from '@souk/database';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { createPictureDecoder } from './files/picture-decoder.ts';
import { secretFor } from './files/secret.ts';
import type { FirebaseOptions } from './firebase-options.ts';
import { gazetteer } from './geo/gazetteer.ts';
import { googleGeo } from './geo/google.ts';
import type { PrepareMedia } from './http/media.ts';
import { firebaseIdentity } from './identity/firebase.ts';
import {
  LIMITS,
  MAX_GOOGLE_REQUESTS_PER_MINUTE,
  UNPAID_LIMITS,
  type Limits,
  type UnpaidLimits,
} from './limits.ts';
import { createPayments } from './payments/payments.ts';
import { openProvider, type ProviderOptions } from './payments/open-provider.ts';
import { deliverMessages } from './outbox/deliver-messages.ts';
import { listenForMessages } from './outbox/listen-for-messages.ts';
import { carriersOf, type MessageOptions } from './outbox/message-options.ts';
import { Outbox } from './outbox/outbox.ts';
import { fcm } from './push/fcm.ts';
import { listenForPushes } from './push/listen-for-pushes.ts';
import { PushFeed } from './push/push-feed.ts';
import { createPushOutbox } from './push/push-outbox.ts';
import { DEFAULT_SEARCH_ENGINE, openSearch, type SearchEngine } from './search/search-engines.ts';
import { deliversPushes, forgetPushTokens } from './push/push-tokens.ts';
import { hashOf } from './session/secret.ts';
import { sweepHourly } from './session/sweep.ts';

export interface MarketplaceApiOptions {
  databaseUrl: string;
  /** The folder of the pictures served at /media. */
  mediaDir: string;
  /** Called before a file of that folder is served, such as items/milk-480.webp: it may still have to be made. */
  prepareMedia?: PrepareMedia;
  host?: string;
  /** Default: a free port. */
  port?: number;
  /** Proxies whose forwarded client address is trusted: addresses or networks. Default: none. */
  trustedProxies?: readonly string[];
  /** Base address of /media for clients; default: the API's own. */
  mediaUrl?: string;
  /** Requests per minute and client address. */
  limits?: Partial<Limits>;
  /** Limits of guests' unpaid orders. */
  unpaidLimits?: Partial<UnpaidLimits>;
  /** Google's server key; without one, places come from the city's own gazetteer (LOC-23). */
  googleKey?: string;
  /** The operator's token; without one, the operator's calls are off. */
  operatorToken?: string;
  /** The digital payment provider; without one, there are no digital payments. */
  payments?: PaymentsOptions;
  /** Firebase; without it there are no social accounts, and push messages use the event stream only. */
  firebase?: FirebaseOptions;
  /** Delivery of mails and text messages; without it none are written. */
  messages?: MessageOptions;
  /** The storefront's address for links in mails; a function where it is known later. Default: that of the payments. */
  publicUrl?: string | (() => string);
  /** Called with every code that is sent; default: codes to phones are printed where no SMS service is configured (SES-10). */
  showCode?: Context['showCode'];
  /** The search engine; default: trigrams. */
  searchEngine?: SearchEngine;
  now?: () => Date;
}

export interface PaymentsOptions {
  provider: ProviderOptions;
  /** The storefront's address: payers return to this origin, whatever their request says. A function where it is known later. */
  publicUrl: string | (() => string);
}

/** The folder of the migrations of the schema `marketplace`. */
export const migrationsDirectory = fileURLToPath(new URL('../migrations', import.meta.url));

const printCode: Context['showCode'] = ({ recipient, code }) =>
  void process.stdout.write(
    `The code for ${recipient} is ${code}. It was not sent: no SMS service is configured (SMS_URL).\n`,
  );

/** Prints codes to phones where no SMS service is configured; codes to e-mail addresses are in the mailbox only. */
const printedCodes =
  (messages: MessageOptions | undefined): Context['showCode'] =>
  (code) => {
    if (!messages?.sms && !code.recipient.includes('@')) printCode(code);
  };

const asFunction = (value: string | (() => string)): (() => string) =>
  typeof value === 'string' ? () => value : value;

/** Migrates the database and serves the marketplace API. `close` waits for open requests. */
export async function startMarketplaceApi(
  options: MarketplaceApiOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const pool = createPool(options.databaseUrl);
  const pictures = createPictureDecoder();
  try {
    await migrate(pool, { schema: 'marketplace', directory: migrationsDirectory });
    // The embedded database has no autovacuum; without statistics, lists of many items take seconds.
    await pool.query(
      'analyze marketplace.items, marketplace.stores, marketplace.categories, marketplace.item_add_ons',
    );
    const search = await openSearch(pool, options.searchEngine ?? DEFAULT_SEARCH_ENGINE);
    const geo = options.googleKey ? googleGeo({ key: options.googleKey }) : gazetteer(pool);
    const now = options.now ?? (() => new Date());
    const push = new PushFeed();
    const { firebase } = options;
    if (!deliversPushes(firebase?.browser ?? null)) await forgetPushTokens(pool);
    let ownUrl = '';
    const publicUrl = asFunction(options.publicUrl ?? options.payments?.publicUrl ?? 'http://localhost');
    const { messages } = options;
    const outboxKey = messages ? await secretFor('outbox', pool) : null;
    const outbox = new Outbox({ key: outboxKey, publicUrl, now });
    const payments =
      options.payments &&
      createPayments(
        { pool, now, push, outbox, publicUrl: asFunction(options.payments.publicUrl) },
        await openProvider(options.payments.provider, () => ownUrl, now),
        (error) => app.log.error(error),
      );
    const app = await createApp(
      {
        pool,
        ...(payments && { payments }),
        ...(firebase && {
          identity: firebaseIdentity({
            projectId: firebase.browser.project_id,
            emulatorUrl: firebase.browser.emulator_url ?? undefined,
            keysUrl: firebase.keysUrl,
          }),
        }),
        firebase: firebase?.browser ?? null,
        geo,
        search,
        pictures,
        fileKey: await secretFor('files', pool),
        codeKey: await secretFor('codes', pool),
        showCode: options.showCode ?? printedCodes(messages),
        outbox,
        push,
        operatorTokenHash: options.operatorToken ? hashOf(options.operatorToken) : null,
        mediaUrl: options.mediaUrl ?? '/media',
        limits: {
          ...LIMITS,
          ...(options.googleKey && { geo: MAX_GOOGLE_REQUESTS_PER_MINUTE }),
          ...options.limits,
        },
        unpaidLimits: { ...UNPAID_LIMITS, ...options.unpaidLimits },
        now,
      },
      {
        mediaDir: options.mediaDir,
        prepareMedia: options.prepareMedia,
        trustedProxies: options.trustedProxies,
      },
    );
    const stopSweeping = sweepHourly(pool, now, (error) => app.log.error(error));
    const deliveries =
      messages &&
      outboxKey &&
      deliverMessages({ pool, outbox, now }, outboxKey, carriersOf(messages), (error) =>
        app.log.error(error),
      );
    const pushes =
      firebase?.serviceAccount &&
      createPushOutbox(
        { pool, push, now },
        fcm({
          projectId: firebase.browser.project_id,
          serviceAccount: firebase.serviceAccount,
          url: firebase.messagingUrl,
        }),
        (error) => app.log.error(error),
      );
    const listening = await listenForPushes(options.databaseUrl, push);
    const listeningForMessages = await listenForMessages(options.databaseUrl, outbox);
    // Ends the streams first, since closing waits for open requests.
    app.addHook('preClose', async () => push.close());
    app.addHook('onClose', async () => {
      stopSweeping();
      payments?.stop();
      await Promise.all([listening.close(), listeningForMessages.close()]);
      await pushes?.stop();
      await deliveries?.stop();
      await pictures.close();
      await pool.end();
    });
    const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
    ownUrl = url;
    return { url, close: () => app.close() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
