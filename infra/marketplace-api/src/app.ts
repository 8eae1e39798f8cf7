import { STATUS_CODES } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import { clientErrorStatus, requireHost, serverOptions } from '@souk/http-server';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { answerError, answerErrors } from './http/answer-errors.ts';
import { docs } from './http/docs.ts';
import { compressOnce, MIN_LENGTH } from './http/compress-once.ts';
import { keepAddresses } from './http/keep-addresses.ts';
import { media, type PrepareMedia } from './http/media.ts';
import { forms } from './http/read-form.ts';
import { createProblem, tooMany } from './http/problem.ts';
import { routes } from './http/route.ts';
import { schemaCheck } from './http/schema-check.ts';
import { serializers } from './http/serializers.ts';
import { accountRoutes } from './routes/account.ts';
import { accountRemovalRoutes } from './routes/account-removal.ts';
import { addressRoutes } from './routes/addresses.ts';
import { advertisementRoutes } from './routes/advertisements.ts';
import { bannerRoutes } from './routes/banners.ts';
import { campaignRoutes } from './routes/campaigns.ts';
import { cartRoutes } from './routes/cart.ts';
import { cashbackRoutes } from './routes/cashback.ts';
import { categoryRoutes } from './routes/categories.ts';
import { configRoutes } from './routes/config.ts';
import { couponRoutes } from './routes/coupons.ts';
import { customerRoutes } from './routes/customer.ts';
import { dietaryRoutes } from './routes/dietary.ts';
import { fileRoutes } from './routes/files.ts';
import { flashSaleRoutes } from './routes/flash-sales.ts';
import { forgottenPasswordRoutes } from './routes/forgotten-password.ts';
import { geoRoutes } from './routes/geo.ts';
import { guestRoutes } from './routes/guests.ts';
import { informationRoutes } from './routes/information.ts';
import { interestRoutes } from './routes/interests.ts';
import { itemsAgainRoutes } from './routes/items-again.ts';
import { itemRoutes } from './routes/items.ts';
import { messageRoutes } from './routes/messages.ts';
import { operatorRoutes } from './routes/operator.ts';
import { orderRoutes } from './routes/orders.ts';
import { webhookRoutes } from './payments/webhook-routes.ts';
import { newsletterRoutes, ownNewsletterRoutes, unsubscribeRoutes } from './routes/newsletter.ts';
import { parcelRoutes } from './routes/parcel.ts';
import { paymentRoutes } from './routes/payments.ts';
import { phoneSignInRoutes } from './routes/phone-sign-in.ts';
import { placingRoutes } from './routes/placing.ts';
import { reorderRoutes } from './routes/reorder.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { pushRoutes } from './routes/push.ts';
import { searchRoutes } from './routes/search.ts';
import { sessionRoutes } from './routes/session.ts';
import { deviceSessionRoutes } from './routes/sessions.ts';
import { signUpRoutes } from './routes/sign-up.ts';
import { sitemapRoutes } from './routes/sitemap.ts';
import { socialAccountRoutes } from './routes/social-accounts.ts';
import { storeRoutes } from './routes/stores.ts';
import { loyaltyRoutes } from './routes/loyalty.ts';
import { walletRoutes } from './routes/wallet.ts';
import { wishlistRoutes } from './routes/wishlist.ts';

export interface AppOptions {
  mediaDir: string;
  prepareMedia?: PrepareMedia;
  /** Proxies whose forwarded client address is trusted: addresses, networks or `loopback`; default: none. */
  trustedProxies?: readonly string[];
  /** Logs requests that failed with a server error; default: to standard error. */
  logErrors?: boolean;
}

const BODY_LIMIT_BYTES = 64 * 1024;

/** The API on its context, not listening yet. */
export async function createApp(
  context: Context,
  { mediaDir, prepareMedia, logErrors = true, trustedProxies = [] }: AppOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    // Pictures are uploaded over slow connections.
    ...serverOptions({ requestMs: 120_000 }),
    logger: logErrors && { level: 'error' },
    bodyLimit: BODY_LIMIT_BYTES,
    // A client that stopped reading a video would delay the shutdown by a minute.
    forceCloseConnections: true,
    // Trusted proxies send the client's address.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    clientErrorHandler(error, socket) {
      const status = clientErrorStatus(error);
      const body = JSON.stringify({
        errors: [{ code: 'bad', message: 'The request is malformed.' }],
      });
      if (!socket.writable) return;
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  });
  app.setValidatorCompiler(schemaCheck);
  app.setSerializerCompiler(serializers);
  keepAddresses(app);
  answerErrors(app);
  requireHost(app, {
    hosts: [],
    refuse: (reply, status) => {
      throw createProblem(status, 'host', 'request.bad');
    },
  });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => tooMany('too_many', 'request.too_many', ttl / 1000),
  });
  compressOnce(app);
  await app.register(compress, {
    threshold: MIN_LENGTH,
    encodings: ['br', 'gzip'],
    // Fast rather than small.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // Compressed request bodies could expand to any size; clients send them uncompressed.
    globalDecompression: false,
  });
  await docs(app, context);
  await app.register(webhookRoutes, context);
  await app.register(unsubscribeRoutes, context);
  await app.register(media, { prefix: '/media', directory: mediaDir, prepare: prepareMedia });
  await app.register(async (api) => {
    await forms(api);
    const route = routes(api, context);
    for (const area of AREAS) area(route, context);
  });
  return app;
}

const AREAS = [
  configRoutes,
  informationRoutes,
  geoRoutes,
  guestRoutes,
  signUpRoutes,
  sessionRoutes,
  customerRoutes,
  phoneSignInRoutes,
  socialAccountRoutes,
  forgottenPasswordRoutes,
  categoryRoutes,
  storeRoutes,
  itemRoutes,
  itemsAgainRoutes,
  dietaryRoutes,
  searchRoutes,
  bannerRoutes,
  campaignRoutes,
  couponRoutes,
  advertisementRoutes,
  cashbackRoutes,
  flashSaleRoutes,
  parcelRoutes,
  cartRoutes,
  wishlistRoutes,
  interestRoutes,
  reviewRoutes,
  addressRoutes,
  accountRoutes,
  deviceSessionRoutes,
  accountRemovalRoutes,
  fileRoutes,
  paymentRoutes,
  loyaltyRoutes,
  walletRoutes,
  orderRoutes,
  reorderRoutes,
  messageRoutes,
  pushRoutes,
  operatorRoutes,
  placingRoutes,
  newsletterRoutes,
  ownNewsletterRoutes,
  sitemapRoutes,
];
