import { aConfig, aGuest, marketplace, pending, refuses, unreachable } from '@souk/testing';
import { HEADERS } from '@souk/contracts';
import { waitFor } from '@testing-library/react';
import { ApiError } from './api-error.ts';
import { setTransport } from './call-api.ts';
import { addToCart, newIdempotencyKey } from './calls/cart.ts';
import { configQuery, fetchConfig } from './calls/config.ts';
import { fetchSearch, fetchSuggestions } from './calls/search.ts';
import { itemQuery } from './calls/items.ts';
import { uploadFile } from './calls/files.ts';
import { logIn, logOut } from './calls/session.ts';
import { configureClient } from './configuration.ts';
import { queryClient } from './query-client.ts';
import { requestHeaders } from './request-headers.ts';
import { get } from './request.ts';
import type { ApiAnswer, Transport } from './transport.ts';
import { xhrTransport } from './xhr-transport.ts';

const onUnauthorized = jest.fn();
const onError = jest.fn();

beforeEach(() => {
  onUnauthorized.mockClear();
  onError.mockClear();
  configureClient({ headers: () => ({}), onUnauthorized, onError });
  setTransport(xhrTransport);
});

/** What a call that must fail rejects with. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error('the call did not reject with an ApiError');
}

const load = (query = configQuery()) => queryClient.fetchQuery(query);

/** Has every call answered so, in place of the marketplace of the test. */
function answering(answer: ApiAnswer) {
  const transport = jest.fn<Promise<ApiAnswer>, Parameters<Transport>>(() => Promise.resolve(answer));
  setTransport(transport);
  return transport;
}

describe('the headers of a request (API-2, API-3)', () => {
  it('name the guest in searches, and in no other list (SES-2, SRC-5, SRC-8)', async () => {
    configureClient({ guestId: () => 'guest-7' });
    await fetchSearch({ name: 'soup' });
    await fetchSuggestions({ name: 'so' });
    await fetchConfig();
    configureClient({ guestId: () => null });
    await fetchSearch({ name: 'soup' });
    const named = (call: Parameters<typeof marketplace.requests>[0]) =>
      marketplace.requests(call).map(({ headers }) => headers.get(HEADERS.guest));
    expect(named('search')).toEqual(['guest-7', null]);
    expect(named('suggestions')).toEqual(['guest-7']);
    expect(named('config')).toEqual([null]);
    expect(marketplace.requests('search')[0]?.query).toEqual({ name: 'soup' });
  });
  it('contain place, module, customer and language, with the zones as a JSON list', async () => {
    configureClient({
      headers: () =>
        requestHeaders({
          position: { lat: 24.7, lng: 0 },
          zoneIds: [1, 2],
          moduleId: 3,
          token: 'secret',
          language: 'ar',
          softwareId: '33571750',
        }),
    });
    await fetchConfig();
    const headers = marketplace.requests('config')[0]?.headers;
    const sent = Object.values(HEADERS).map((name) => [name, headers?.get(name) ?? null]);
    expect(Object.fromEntries(sent)).toEqual({
      latitude: '24.7',
      longitude: '0',
      zoneid: '[1,2]',
      moduleId: '3',
      'X-localization': 'ar',
      'X-software-id': '33571750',
      'X-guest-id': null,
      'Idempotency-Key': null,
    });
    expect(headers?.get('authorization')).toBe('Bearer secret');
    expect(headers?.get('accept')).toBe('application/json');
  });

  it('leave out what is unknown', async () => {
    configureClient({ headers: () => requestHeaders({ language: 'en', token: null, zoneIds: [] }) });
    await fetchConfig();
    const headers = marketplace.requests('config')[0]?.headers;
    expect(
      ['latitude', 'longitude', 'zoneid', 'moduleid', 'authorization', 'x-software-id'].map((name) =>
        headers?.get(name),
      ),
    ).toEqual(Array(6).fill(null));
  });

  it('are the page’s own, unless a call has others: a former session is signed out with its token (SES-14)', async () => {
    configureClient({ headers: () => ({ authorization: 'Bearer new', moduleId: '3' }) });
    await logOut('former');
    const headers = marketplace.requests('logout')[0]?.headers;
    expect([headers?.get('authorization'), headers?.get('moduleId')]).toEqual(['Bearer former', '3']);
  });

  it('name the kind of the body: JSON, or a form with its boundary', async () => {
    await logIn({ email_or_phone: 'a', password: 'b' });
    await uploadFile(new Blob(['a picture']), { purpose: 'chat' });
    await fetchConfig();
    const kinds = marketplace.requests().map(({ headers }) => headers.get('content-type'));
    expect(kinds).toEqual([
      'application/json',
      expect.stringMatching(/^multipart\/form-data; boundary=./),
      null,
    ]);
  });
});

it('shows the progress of an upload to whoever started it (CHT-4, RX-3)', async () => {
  const onProgress = jest.fn();
  await uploadFile(new Blob(['a picture']), { purpose: 'chat', onProgress });
  expect(onProgress).toHaveBeenLastCalledWith(1);
});

describe('an address', () => {
  it('carries what was typed as it was typed, and nothing that is not known (SRC-8)', async () => {
    const name = 'half & half + 50% off: “größe”, a/b?';
    await fetchSearch({ name, rating_count: undefined });
    expect(marketplace.requests('search')[0]?.query).toEqual({ name });
  });

  it('has no query where nothing is asked besides', async () => {
    const transport = answering({ status: 200, body: '{}' });
    await fetchConfig();
    expect(transport.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', url: '/api/v1/config' });
  });
});

describe('an answer', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['', ''],
    ['<html>', '<html>'],
  ])('is JSON where it can be, else its text: %j', async (body, answer) => {
    answering({ status: 204, body });
    await expect(get('/api/v1/config', (value) => value)).resolves.toEqual(answer);
  });
});

describe('a call that fails (API-8)', () => {
  it('returns the server’s errors, of which the first is the message', async () => {
    marketplace.answers({ login: refuses(422, 'The password is wrong', 'password') });
    const error = await failureOf(logIn({ email_or_phone: 'a', password: 'b' }));
    expect(error).toMatchObject({
      kind: 'http',
      status: 422,
      message: 'The password is wrong',
      errors: [{ code: 'password', message: 'The password is wrong' }],
      call: 'POST /api/v1/auth/login',
    });
    expect(error.messageOf('password')).toBe('The password is wrong');
    expect(error.messageOf('email')).toBeUndefined();
  });

  it('reports that there was no answer at all', async () => {
    marketplace.answers({ config: unreachable() });
    expect(await failureOf(fetchConfig())).toMatchObject({ kind: 'network', status: 0, errors: [] });
  });

  it('is given up after 15 seconds, where it is no upload, and reported as such', async () => {
    const transport = answering({ status: 0, body: '', failure: 'timeout' });
    expect(await failureOf(fetchConfig())).toMatchObject({ kind: 'timeout', status: 0, errors: [] });
    await failureOf(uploadFile(new Blob(['a picture']), { purpose: 'chat' }));
    expect(transport.mock.calls.map(([{ timeout }]) => timeout)).toEqual([15_000, 120_000]);
  });

  it('is no error where the browser cancels it because the customer leaves the page', async () => {
    answering({ status: 0, body: '', failure: 'aborted' });
    expect(await failureOf(load())).toMatchObject({ kind: 'aborted' });
    expect(onError).not.toHaveBeenCalled();
  });

  it('returns a message without errors, and numbers as codes', async () => {
    const errorsOf = async (body: string) => {
      answering({ status: 403, body });
      const { kind, status, errors } = await failureOf(fetchConfig());
      expect([kind, status]).toEqual(['http', 403]);
      return errors;
    };
    expect(await errorsOf('{"message":"No"}')).toEqual([{ code: '', message: 'No' }]);
    expect(await errorsOf('{"errors":[{"code":7,"message":"Seven"},"odd"]}')).toEqual([
      { code: '7', message: 'Seven' },
    ]);
    expect(await errorsOf('<html>')).toEqual([]);
  });

  it('is named without what was asked, which may be somebody’s own', async () => {
    marketplace.answers({ search: refuses(500) });
    expect(await failureOf(fetchSearch({ name: 'soup' }))).toMatchObject({
      call: 'GET /api/v1/items/get-combined-data',
    });
  });

  it('is not sent where it is called off at once (API-14)', async () => {
    const controller = new AbortController();
    const call = failureOf(fetchConfig({}, controller.signal));
    controller.abort();
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(marketplace.requests('config')).toHaveLength(0);
  });

  it('is cancelled by its signal, without an error (API-14)', async () => {
    marketplace.answers({ config: pending() });
    const controller = new AbortController();
    const call = failureOf(fetchConfig({}, controller.signal));
    await waitFor(() => expect(marketplace.requests('config')).toHaveLength(1));
    controller.abort();
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a 401 (API-4)', () => {
  it('is reported to the host with the token that was sent, and is no other error', async () => {
    marketplace.answers({ config: refuses(401) });
    await failureOf(load());
    expect(onUnauthorized).toHaveBeenLastCalledWith(null);
    configureClient({ headers: () => ({ authorization: 'Bearer old' }) });
    const late = failureOf(load());
    configureClient({ headers: () => ({ authorization: 'Bearer new' }) });
    await late;
    expect(onUnauthorized).toHaveBeenLastCalledWith('old');
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a query', () => {
  it('for what the page itself shows as missing is not reported, unless it failed otherwise (RTE-3)', async () => {
    marketplace.answers({ item: refuses(404, 'This item does not exist.') });
    await failureOf(queryClient.fetchQuery(itemQuery({ id: 'no-such' })));
    expect(onError).not.toHaveBeenCalled();
    marketplace.answers({ item: refuses(403, 'No') });
    await failureOf(queryClient.fetchQuery(itemQuery({ id: 'other' })));
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('that the server refuses is not repeated, and is reported once (API-5, API-11)', async () => {
    marketplace.answers({ config: refuses(404, 'Gone') });
    await failureOf(load());
    expect(marketplace.requests('config')).toHaveLength(1);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status: 404, message: 'Gone' }), 'query');
  });

  it('that the network or the server failed is repeated twice, and reported once (API-11)', async () => {
    marketplace.answers({ config: refuses(503) });
    await failureOf(
      queryClient.fetchQuery({ ...configQuery(), retry: queryClient.getDefaultOptions().queries?.retry }),
    );
    expect(marketplace.requests('config')).toHaveLength(3);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('that fails by our own mistake is no error of the API', async () => {
    const report = jest.spyOn(globalThis, 'reportError').mockReturnValue();
    const mistake = new TypeError('headers are broken');
    configureClient({
      headers() {
        throw mistake;
      },
    });
    await expect(load()).rejects.toBe(mistake);
    expect(report).toHaveBeenCalledWith(mistake);
    expect(onError).not.toHaveBeenCalled();
  });

  it('keeps its data while the browser is offline (API-14)', async () => {
    marketplace.answers({ config: aConfig({ business_name: 'Kept' }) });
    await load();
    marketplace.answers({ config: unreachable() });
    await expect(load()).resolves.toMatchObject({ business_name: 'Kept' });
    expect(queryClient.getDefaultOptions().queries?.networkMode).toBe('offlineFirst');
  });
});

describe('adding to the cart (API-14)', () => {
  const body = {
    ...aGuest(),
    model: 'Item' as const,
    item_id: 1,
    quantity: 1,
    add_on_ids: [],
    add_on_qtys: [],
    variation: [],
  };

  it('sends a key, the same for a repeat and another for another addition', async () => {
    const key = newIdempotencyKey();
    await addToCart(body, key);
    await addToCart(body, key);
    await addToCart(body);
    const keys = marketplace.requests('addToCart').map(({ headers }) => headers.get(HEADERS.idempotency));
    expect(keys).toEqual([key, key, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(keys[2]).not.toBe(key);
  });
});
