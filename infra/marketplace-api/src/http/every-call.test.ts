import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { calls, privateFile, type Call, type CallName, type DeviceSessions } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import sharp from 'sharp';
import { Compile } from 'typebox/compile';
import { secretFor } from '../files/secret.ts';
import { unsubscribeToken } from '../newsletter/subscription.ts';
import type { CodePurpose } from '../session/code-purpose.ts';
import { hashOf } from '../session/secret.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { anEmulatedToken, EMULATED } from '../testing/firebase.ts';
import { insert, words } from '../testing/insert.ts';
import type { TestProvider } from '../testing/test-provider.ts';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import { NOW } from '../testing/world.ts';

/** The serialiser supports `nullable`; the validator needs it as a union. */
function withNull<Schema>(schema: Schema): Schema {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withNull) as Schema;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withNull(value)]),
  );
  return (nullable ? { anyOf: [rest, { type: 'null' }] } : rest) as Schema;
}

const person = {
  f_name: 'C',
  l_name: 'D',
  email: 'c@souk.example',
  phone: '+971500000002',
  password: 'correct horse',
};
const place = {
  address: '1 Main Street',
  address_type: 'home',
  contact_person_name: 'C D',
  contact_person_number: person.phone,
  latitude: 0.5,
  longitude: 0.5,
};

interface Sent {
  id?: number | string;
  query?: string;
  body?: object;
  module?: number;
}

/** Calls that end what other calls need come last. */
const LAST: readonly string[] = [
  'removeAddress',
  'removeCartLine',
  'clearCart',
  'mergeCart',
  'endSubscription',
  'resetPassword',
  'logout',
  'sendRemovalCode',
  'removeAccount',
];

for (const database of testDatabases('every')) {
  describe(`every call, on the ${database.name} database`, () => {
    let api: TestApi;
    let provider: TestProvider;
    let token = '';
    const codes = new Map<string, string>();
    before(async () => {
      const showCode = ({ code, purpose }: { code: string; purpose: string }) =>
        void codes.set(purpose, code);
      provider = await startTestSandbox();
      const { options: payments } = provider;
      api = await startTestApi(database, undefined, { showCode, firebase: EMULATED, payments });
      const signed = await api.call<{ token: string }>('POST', '/api/v1/auth/sign-up', { body: person });
      token = signed.body.token;
      // The first proof would end this session.
      await api.pool.query('update marketplace.customers set phone_verified = true, loyalty_points = 100');
    });
    after(async () => {
      await api.close();
      await provider.close();
    });

    /** Sends a request as the call expects it: as JSON, or as a form with a picture. */
    async function send<Body>({ method, path, files }: Call, { id = 1, query = '', body, module }: Sent) {
      const address = `${path.replace(/:\w+/, String(id))}?${query}`;
      const headers = api.at(module ?? api.world.modules.food, {
        latitude: '0.5',
        longitude: '0.5',
        'Idempotency-Key': `${method}${path}`.replaceAll(' ', ''),
      });
      if (!files) return api.call<Body>(method, address, { token, body, headers });
      const picture = await sharp({
        create: { width: 8, height: 8, channels: 3, background: '#808' },
      })
        .png()
        .toBuffer();
      const form = new FormData();
      for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
      form.append(files.field, new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
      const answer = await fetch(api.url + address, {
        method,
        body: form,
        headers: { ...headers, authorization: `Bearer ${token}` },
      });
      return { status: answer.status, body: (await answer.json()) as Body };
    }

    it('is answered in the shape of its contract', async () => {
      const { items, stores, categories, conditions, sale, modules } = api.world;
      const line = {
        model: 'Item',
        item_id: items.soup,
        quantity: 1,
        add_on_ids: [],
        add_on_qtys: [],
        variation: [],
      };
      const order = { order_type: 'take_away', items: [line], payment_method: 'cash_on_delivery' };
      const method = await insert(api.pool, 'offline_methods', { name: words('Bank') });
      await api.pool.query('update marketplace.items set prescription = true where id = $1', [items.apple]);
      const rider = await insert(api.pool, 'delivery_men', {
        zone_id: api.world.zones.north,
        f_name: 'Omar',
        l_name: 'Saleh',
        phone: '+971500000555',
        latitude: 0.6,
        longitude: 0.5,
      });
      const ordered = async (more: object, change = '') => {
        const { body } = await api.call<{ order_id: number }>('POST', '/api/v1/customer/order/place', {
          token,
          headers: api.at(modules.food, {
            'Idempotency-Key': `order ${JSON.stringify(more)}${change}`.replaceAll(/\W/g, ''),
          }),
          body: { ...order, accepted_total: 10, ...more },
        });
        if (change)
          await api.pool.query(`update marketplace.orders set ${change} where id = $1`, [body.order_id]);
        return body.order_id;
      };
      const own = {
        line: (await send<{ id: number }[]>(calls.addToCart, { body: line })).body[0]?.id ?? 0,
        address: (await send<{ address: { id: number } }>(calls.addAddress, { body: place })).body.address.id,
        order: await ordered({}),
        unpaid: await ordered({ payment_method: 'offline_payment', offline_method_id: method }),
        delivered: await ordered(
          { order_note: 'delivered' },
          "status = 'delivered', payment_status = 'paid'",
        ),
        carried: await ordered(
          { order_note: 'carried' },
          `status = 'delivered', payment_status = 'paid', delivery_man_id = ${rider}`,
        ),
        file: (await send<{ full_url: string }>(calls.uploadFile, { body: { purpose: 'chat' } })).body
          .full_url,
      };
      await api.pool.query(
        `insert into marketplace.order_events (order_id, status, actor, at) values ($1, 'delivered', 'operator', $2)`,
        [own.delivered, NOW],
      );
      const [, fileId = '', signature = ''] = /files\/([\w-]+)\?(.*)$/.exec(own.file) ?? [];
      const picture = await send(privateFile, { id: fileId, query: signature });
      assert.equal(picture.status, 200);
      const lastCode = (purpose: CodePurpose) => codes.get(purpose) ?? '';
      const phone = { phone: person.phone };
      const social = anEmulatedToken({ email: 'social@souk.example', at: NOW });
      const registered = async () => {
        await send(calls.socialRegister, {
          body: { token: social, f_name: 'E', l_name: 'F', phone: '+971500000004' },
        });
        return social;
      };
      // The links are in mails, which are not sent here: their tokens are inserted into the database.
      const confirmToken = async () => {
        const secret = 'a-token-of-every-call';
        await api.pool.query('update marketplace.newsletter_subscribers set confirm_hash = $1', [
          hashOf(secret),
        ]);
        return secret;
      };
      const goodbyeToken = async () => {
        const stored = await api.pool.query<{ id: number }>(
          'select id from marketplace.newsletter_subscribers',
        );
        return unsubscribeToken(await secretFor('codes', api.pool), stored.rows[0]?.id ?? 0);
      };
      const signInAgain = async () => {
        const body = { email_or_phone: person.email, password: 'battery staple' };
        token = (await api.call<{ token: string }>('POST', '/api/v1/auth/login', { body })).body.token;
      };
      const toStore = { receiver_type: 'store', receiver_id: stores.kitchen };

      const asks: { [N in CallName]?: Sent | (() => Promise<Sent>) } = {
        category: { id: categories.meals },
        categoryChildes: { id: categories.meals },
        categoryItems: { id: categories.meals },
        categoryStores: { id: categories.meals },
        store: { id: stores.kitchen },
        item: { id: items.pizza },
        relatedItems: { id: items.soup },
        itemReviews: { id: items.soup },
        storeReviews: { query: `store_id=${stores.kitchen}` },
        orderReviews: { query: `order_id=${own.carried}` },
        submitReview: { body: { order_id: own.carried, item_id: items.soup, rating: 5 } },
        cancelReviewReminder: { body: { order_id: own.carried } },
        stores: { id: 'all' },
        campaign: { id: 'soup-week' },
        brands: { module: modules.grocery },
        flashSale: { module: modules.grocery },
        flashSaleItems: { module: modules.grocery, query: `flash_sale_id=${sale}` },
        itemsByIds: { query: `ids=[${items.soup}]` },
        conditionItems: { module: modules.grocery, id: conditions.cough },
        commonConditions: { module: modules.grocery },
        basicItems: { module: modules.grocery },
        parcelCategories: { module: modules.parcel },
        parcelBanners: { module: modules.parcel },
        parcelWhyChoose: { module: modules.parcel },
        autocomplete: { query: 'search_text=harbour' },
        placeDetails: { query: 'placeid=library' },
        suggestions: { query: 'name=lentil' },
        geocode: { query: 'lat=0.5&lng=0.5' },
        zoneLookup: { query: 'lat=0.5&lng=0.5' },
        distance: { query: 'origin_lat=0&origin_lng=0&destination_lat=1&destination_lng=1' },
        signUp: { body: { ...person, email: 'e@souk.example', phone: '+971500000003' } },
        login: { body: { email_or_phone: person.email, password: person.password } },
        addToCart: { body: line },
        updateCart: { body: { ...line, cart_id: own.line, quantity: 2 } },
        removeCartLine: { query: `cart_id=${own.line}` },
        mergeCart: async () => ({ body: { guest_id: await api.guest(), keep: 'guest' } }),
        saveInterest: { body: { module_id: modules.food, category_ids: [categories.meals] } },
        addToWishlist: { body: { item_id: items.soup } },
        removeFromWishlist: { query: `item_id=${items.soup}` },
        addAddress: { body: place },
        updateAddress: { id: own.address, body: place },
        updateAddressById: { body: { ...place, id: own.address } },
        removeAddress: { query: `address_id=${own.address}` },
        uploadFile: { body: { purpose: 'refund' } },
        quoteOrder: { body: order },
        placeOrder: { body: { ...order, accepted_total: 10 } },
        applyCoupon: { query: `code=ALL&store_id=${stores.kitchen}` },
        cashbackFor: { query: 'amount=100' },
        orderDetails: { query: `order_id=${own.order}` },
        trackOrder: { query: `order_id=${own.order}` },
        tipOrder: { body: { order_id: own.carried, amount: 5, payment_method: 'digital_payment' } },
        reorder: { query: `order_id=${own.order}` },
        offlinePayment: { body: { order_id: own.unpaid, offline_method_id: method, offline_answers: {} } },
        payOrder: { body: { order_id: own.unpaid, payment_method: 'cash_on_delivery' } },
        cancelOrder: { body: { order_id: own.order, reason: 'It takes too long' } },
        requestRefund: { body: { order_id: own.delivered, reason: 'It came cold' } },
        placePrescription: { module: modules.grocery, body: { ...place, store_id: stores.market } },
        transferPoints: { body: { point: 100 } },
        addFund: { body: { amount: 50, payment_method: 'digital_payment' } },
        sendMessage: { body: { ...toStore, order_id: own.order, message: 'Hello' } },
        conversation: {
          query: new URLSearchParams({ ...toStore, receiver_id: String(stores.kitchen) }).toString(),
        },
        searchConversations: { query: 'name=kit' },
        changeOwnNewsletter: async () => {
          await api.pool.query('update marketplace.customers set email_verified = true');
          return { body: { is_subscribed: true } };
        },
        pushToken: { body: { cm_firebase_token: 'token' } },
        updateProfile: { body: { f_name: 'C', l_name: 'D' } },
        sendContactCode: { body: { email: 'f@souk.example' } },
        verifyContact: async () => {
          const sent = await send<{ request_id: string }>(calls.sendContactCode, {
            body: { email: person.email },
          });
          return { body: { email: person.email, otp: lastCode('verify'), request_id: sent.body.request_id } };
        },
        endDeviceSession: async () => {
          await api.call('POST', '/api/v1/auth/login', {
            body: { email_or_phone: person.email, password: person.password },
          });
          const { sessions } = (await send<DeviceSessions>(calls.deviceSessions, {})).body;
          return { query: `session_id=${sessions.find(({ is_current }) => !is_current)?.id}` };
        },
        sendCode: { body: phone },
        verifyPhone: async () => ({ body: { ...phone, otp: lastCode('sign_in') } }),
        socialLogin: async () => ({ body: { token: await registered() } }),
        socialRegister: { body: { token: social, f_name: 'E', l_name: 'F', phone: '+971500000004' } },
        firebaseVerifyToken: { body: { token: anEmulatedToken({ provider: 'phone', ...phone, at: NOW }) } },
        sendRemovalCode: async () => {
          await signInAgain();
          await api.pool.query('update marketplace.customers set password_hash = null');
          await api.pool.query("update marketplace.orders set status = 'canceled'");
          return {};
        },
        removeAccount: async () => {
          api.clock.now = new Date(NOW.getTime() + 5 * 60_000);
          const { request_id } = (await send<{ request_id: string }>(calls.sendRemovalCode, {})).body;
          return { body: { otp: lastCode('removal'), request_id, give_up_wallet: true } };
        },
        logout: async () => {
          // A new password has ended the session.
          await signInAgain();
          return {};
        },
        forgotPassword: { body: phone },
        verifyResetCode: async () => ({ body: { ...phone, reset_token: lastCode('reset') } }),
        subscribeToNewsletter: { body: { email: 'reader@souk.example' } },
        subscriptionToConfirm: async () => ({ query: `token=${await confirmToken()}` }),
        confirmSubscription: async () => ({ query: `token=${await confirmToken()}` }),
        subscriptionToEnd: async () => ({ query: `token=${await goodbyeToken()}` }),
        endSubscription: async () => ({ query: `token=${await goodbyeToken()}` }),
        resetPassword: async () => ({
          body: { ...phone, reset_token: lastCode('reset'), password: 'battery staple' },
        }),
      };

      const names = (Object.keys(calls) as CallName[]).toSorted((a, b) => LAST.indexOf(a) - LAST.indexOf(b));
      for (const name of names) {
        const call: Call = calls[name];
        const ask = asks[name] ?? {};
        const { status, body } = await send(call, typeof ask === 'function' ? await ask() : ask);
        assert.equal(status, 200, `${name}: ${JSON.stringify(body)}`);
        const errors = [...Compile(withNull(call.response)).Errors(body)].map(
          ({ instancePath, message }) => `${instancePath} ${message}`,
        );
        assert.deepEqual(errors, [], name);
      }
    });
  });
}
