import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { HEADERS } from '@souk/contracts';
import { createFirstAnswers } from './first-answers.ts';
import { createAnswerCache } from './answer-cache.ts';

const NAMES: Record<string, string> = { en: 'Souk', ar: 'سوق' };
const languageOf = ({ headers }: IncomingMessage) => String(headers[HEADERS.language.toLowerCase()]);
let requests: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const marketplace = createServer((request, response) => {
  requests.push(`${languageOf(request)} ${request.url}`);
  answer(request, response);
});
let apiUrl = '';

describe('the first answers of a page', () => {
  before(async () => {
    await new Promise<void>((done) => marketplace.listen(0, '127.0.0.1', done));
    apiUrl = `http://127.0.0.1:${(marketplace.address() as AddressInfo).port}/`;
  });
  after(() => {
    marketplace.closeAllConnections();
    marketplace.close();
  });
  beforeEach(() => {
    requests = [];
    answer = (request, response) =>
      response.end(JSON.stringify({ business_name: NAMES[languageOf(request)], title: request.url }));
  });

  it('are the settings in the page’s language, and the landing page’s words on that page alone (LAN-2)', async () => {
    const find = createFirstAnswers(createAnswerCache(apiUrl));
    assert.deepEqual(await find('/home', 'ar'), {
      language: 'ar',
      config: { business_name: 'سوق', title: '/api/v1/config' },
    });
    assert.deepEqual(await find('/', 'en'), {
      language: 'en',
      config: { business_name: 'Souk', title: '/api/v1/config' },
      landing: { business_name: 'Souk', title: '/api/v1/landing-page' },
    });
  });

  it('are asked for once a minute, however many pages are served, and the last ones are used meanwhile', async () => {
    let now = 0;
    const find = createFirstAnswers(createAnswerCache(apiUrl, () => now));
    await Promise.all(Array.from({ length: 20 }, () => find('/home', 'en')));
    assert.deepEqual(requests, ['en /api/v1/config']);
    now = 61_000;
    answer = () => undefined;
    assert.equal((await find('/home', 'en'))?.language, 'en');
  });

  for (const [what, respond] of Object.entries<typeof answer>({
    'answers with an error': (_, response) => response.writeHead(500).end('{}'),
    'answers with a list': (_, response) => response.end('[]'),
    'answers with far too much': (_, response) => response.end(JSON.stringify({ text: 'x'.repeat(70_000) })),
    'does not answer in time': () => undefined,
  }))
    it(`are missing where the marketplace ${what}`, async () => {
      answer = respond;
      assert.equal(await createFirstAnswers(createAnswerCache(apiUrl))('/', 'en'), null);
    });
});
