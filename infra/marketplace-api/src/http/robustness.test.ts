import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { calls, ErrorBody, operatorCalls, type Call } from '@souk/contracts/api';
import { testDatabases } from '@souk/database/testing';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { startTestApi, type Refusal, type TestApi } from '../testing/api.ts';

const OPERATOR = 'operator-of-these-tests';
const refusal = Compile(ErrorBody);
const everyCall: [string, Call][] = Object.entries(calls);

/** Invalid values of every type, at every limit. */
const garbage = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    'NaN',
    '\u0000',
    '%00',
    '\ud800',
    '٣',
    '[]',
    '{}',
    "'; drop table x --",
  ),
  fc.integer(),
  fc.double(),
  fc.maxSafeInteger(),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constant('9'.repeat(400)),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Mostly valid values, so that invalid ones pass the first check and get further. */
function fitting(schema: TSchema): fc.Arbitrary<unknown> {
  const { type, properties, items, anyOf } = schema as {
    type?: string;
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: (TSchema & { const?: unknown })[];
  };
  if (properties) {
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, mostly(each)])),
      { requiredKeys: [] },
    );
  }
  if (type === 'array' && items) return fc.array(mostly(items), { maxLength: 3 });
  if (anyOf) return fc.constantFrom(...anyOf.map((each) => each.const));
  if (type === 'integer' || type === 'number') return fc.integer({ min: -1, max: 40 });
  return fc.string({ maxLength: 40 });
}
const mostly = (schema: TSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: fitting(schema), weight: 5 }, { arbitrary: garbage, weight: 1 });

const asText = (value: unknown) => (typeof value === 'string' ? value : String(JSON.stringify(value)));
/** Characters that can be sent in a header or an address. */
const sendable = (text: string) =>
  Buffer.from(text.slice(0, 500))
    .toString('latin1')
    .replaceAll(/[^\x20-\x7e\x80-\xff]/g, '');

function requestTo(call: Call) {
  const header = (...good: string[]) =>
    fc.option(fc.oneof(fc.constantFrom(...good), garbage.map(asText)), { nil: undefined });
  return fc.record({
    params: fc.array(fc.oneof(fc.integer({ min: 1, max: 30 }).map(String), garbage.map(asText)), {
      minLength: 1,
      maxLength: 1,
    }),
    query: call.query ? mostly(call.query) : garbage,
    body: call.body ? mostly(call.body) : garbage,
    raw: fc.option(fc.constantFrom('{', 'null', '"x"', '[]', '{"__proto__":1}'), { nil: undefined, freq: 8 }),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'x',
      'multipart/form-data',
    ),
    headers: fc.record({
      zoneid: header('1', '[1,2]'),
      moduleId: header('1', '2', '3'),
      latitude: header('0.5'),
      longitude: header('0.5'),
      'X-localization': header('en', 'ar'),
      'Idempotency-Key': header('k'),
    }),
  });
}

/** A form with all fields, and files that are not pictures. */
function formOf(
  field: string,
  { body, raw, type }: { body: unknown; raw: string | undefined; type: string },
) {
  const form = new FormData();
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [['x', body]];
  for (const [name, value] of fields) form.append(String(name), asText(value));
  const named = type === 'text/plain' ? 'other' : field;
  if (raw !== '{') form.append(named, new Blob([raw ?? 'no picture']), 'picture.png');
  return form;
}

for (const database of testDatabases()) {
  describe(`what clients may send, on the ${database.name} database`, () => {
    let api: TestApi;
    let token = '';
    let guestId = '';
    before(async () => {
      api = await startTestApi(database, undefined, { operatorToken: OPERATOR });
      guestId = await api.guest();
      const body = {
        f_name: 'A',
        l_name: 'B',
        email: 'a@souk.example',
        phone: '+971500000001',
        password: 'correct horse',
      };
      token = (await api.call<{ token: string }>('POST', '/api/v1/auth/sign-up', { body })).body.token;
    });
    after(() => api.close());

    for (const [name, call] of everyCall) {
      it(`is never too much for ${name}: ${call.method} ${call.path}`, async () => {
        await fc.assert(
          fc.asyncProperty(requestTo(call), fc.constantFrom('token', 'guest', 'none'), async (sent, who) => {
            const path = call.path.replace(/:\w+/, () =>
              encodeURIComponent(sendable(sent.params[0] ?? 'x') || 'x'),
            );
            const given =
              typeof sent.query === 'object' && sent.query !== null
                ? Object.entries(sent.query)
                : [['x', sent.query]];
            const query = new URLSearchParams(
              given.map(([key, value]) => [String(key), sendable(asText(value))]),
            );
            if (who === 'guest') query.set('guest_id', guestId);
            const headers = Object.entries(sent.headers).flatMap(([key, value]) =>
              value === undefined ? [] : [[key, sendable(value)]],
            );
            // Sessions stay open for the following calls.
            const withToken = who === 'token' && name !== 'logout';
            const form = call.files && sent.type !== 'x' ? formOf(call.files.field, sent) : null;
            const response = await fetch(`${api.url}${path}?${query}`, {
              method: call.method,
              headers: {
                ...(call.method === 'GET' || form ? {} : { 'content-type': sent.type }),
                ...(withToken && { authorization: `Bearer ${token}` }),
                ...Object.fromEntries(headers),
              },
              ...(call.method !== 'GET' && { body: form ?? sent.raw ?? JSON.stringify(sent.body) ?? '' }),
            });
            const text = await response.text();
            assert.ok(response.status < 500, `${response.status} ${text}`);
            if (response.status >= 400) assert.ok(refusal.Check(JSON.parse(text)), text);
          }),
          // Each run has its own connections; on the embedded database they wait for each other.
          { numRuns: database.name === 'server' ? 25 : 10, seed: 7 },
        );
      });
    }

    it('never makes an answer hold what its contract does not name', async () => {
      await api.pool.query(
        `insert into marketplace.settings (key, value) values ('default_location', '{"lat": 1, "lng": 2, "secret": 3}')
         on conflict (key) do update set value = excluded.value`,
      );
      const { body } = await api.get<{ default_location: object }>('/api/v1/config');
      assert.deepEqual(body.default_location, { lat: 1, lng: 2 });
      const info = await api.call<object>('GET', '/api/v1/customer/info', { token });
      assert.ok(!('password_hash' in info.body));
    });

    it('gets the same kind of refusal for everything that is not a call at all (API-8)', async () => {
      const login = '/api/v1/auth/login';
      const json = { 'content-type': 'application/json' };
      const cases: [string, string, { body?: string; headers?: Record<string, string> }, number, string][] = [
        ['GET', '/api/v1/none', {}, 404, 'not_found'],
        ['GET', '/', {}, 404, 'not_found'],
        ['PUT', login, {}, 404, 'not_found'],
        ['POST', login, { body: '{"a":', headers: json }, 400, 'json'],
        ['POST', login, { body: '', headers: json }, 400, 'json'],
        ['POST', login, { body: '[1]', headers: json }, 422, 'body'],
        [
          'POST',
          login,
          { body: JSON.stringify({ password: 'x'.repeat(70_000) }), headers: json },
          413,
          'too_large',
        ],
        ['POST', login, { body: 'a=b', headers: { 'content-type': 'text/csv' } }, 415, 'media_type'],
        ['GET', '/api/v1/items/details/%E0%A4%A', {}, 400, 'bad'],
      ];
      for (const [method, path, { body, headers }, status, code] of cases) {
        const answer = await fetch(api.url + path, { method, body, headers });
        const refused = (await answer.json()) as Refusal;
        assert.deepEqual(
          [answer.status, refused.errors[0]?.code],
          [status, code],
          `${method} ${path} ${body}`,
        );
      }
    });

    it('gets it even for bytes that are not HTTP', async () => {
      const port = Number(new URL(api.url).port);
      const answer = await new Promise<string>((resolve, reject) => {
        let text = '';
        const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'));
        socket.on('data', (data) => (text += data));
        socket.on('error', reject).on('close', () => resolve(text));
      });
      assert.match(answer, /^HTTP\/1\.1 400 /);
      assert.match(answer, /"errors"/);
    });

    it('gets long answers in an encoding that it accepts, and no cached answer of somebody else', async () => {
      const path = `/api/v1/items/popular`;
      const at = api.at(api.world.modules.food);
      for (const [accepted, encoding] of [
        ['gzip, br', 'br'],
        ['gzip', 'gzip'],
        ['identity', null],
      ] as const) {
        const { headers, body } = await api.get<{ products: unknown[] }>(path, {
          ...at,
          'accept-encoding': accepted,
        });
        assert.equal(headers.get('content-encoding'), encoding);
        assert.ok(body.products.length > 0);
        assert.equal(headers.get('cache-control'), 'no-cache');
        const vary = String(headers.get('vary')).toLowerCase();
        for (const name of ['zoneid', 'moduleid', 'x-localization', 'latitude', 'longitude'])
          assert.ok(vary.includes(name), `${name} in ${vary}`);
        if (encoding) assert.ok(vary.includes('accept-encoding'), vary);
      }
      assert.equal((await api.get('/api/v1/cashback/list')).headers.get('content-encoding'), null);
      const own = await api.call('GET', '/api/v1/customer/info', { token });
      assert.equal(own.headers.get('cache-control'), 'private, no-store');
    });

    it('gets pictures that may be cached for a day, and nothing else from their folder', async () => {
      mkdirSync(join(api.mediaDir, 'items'), { recursive: true });
      writeFileSync(join(api.mediaDir, 'items/soup-480.webp'), 'picture');
      writeFileSync(join(api.mediaDir, 'city.geojson'), '{}');
      writeFileSync(join(api.mediaDir, '.hidden'), 'secret');
      const picture = await api.get('/media/items/soup-480.webp');
      assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/webp']);
      assert.equal(picture.headers.get('cache-control'), 'public, max-age=86400');
      assert.equal(
        (await api.get('/media/city.geojson')).headers.get('content-type'),
        'application/geo+json',
      );
      for (const path of ['', 'items', 'items/', '.hidden', 'none.webp', '%00', '..%2f..%2fetc/passwd']) {
        const { status, body, headers } = await api.get(`/media/${path}`);
        assert.deepEqual([path, status, headers.get('cache-control')], [path, 404, 'no-store']);
        assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8');
        assert.equal(body, 'Not found');
      }
    });

    describe('in the documents at /api/docs', () => {
      type OpenApi = { paths: Record<string, Record<string, { summary: string }>> };
      const summaryIn = ({ paths }: OpenApi, { path, method }: Call) =>
        paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.summary;

      it('finds every call, and none of the operator’s', async () => {
        for (const sent of [{}, { token }, { token: 'x'.repeat(32) }]) {
          const { body, headers } = await api.call<OpenApi>('GET', '/api/docs/json', sent);
          for (const [, call] of everyCall) assert.equal(summaryIn(body, call), call.summary);
          for (const call of Object.values(operatorCalls)) assert.equal(summaryIn(body, call), undefined);
          assert.doesNotMatch(JSON.stringify(body.paths), /operator/i);
          assert.equal(headers.get('cache-control'), 'private, no-store');
          assert.match(headers.get('vary') ?? '', /authorization/);
        }
        assert.doesNotMatch((await api.get<string>('/api/docs/yaml')).body, /v1\/operator/);
        assert.equal((await api.get('/api/docs/')).status, 200);
      });

      it('finds the operator’s calls with the operator’s token', async () => {
        const { body } = await api.call<OpenApi>('GET', '/api/docs/json', { token: OPERATOR });
        for (const call of [...Object.values(calls), ...Object.values(operatorCalls)])
          assert.equal(summaryIn(body, call), call.summary);
      });
    });
  });
}
