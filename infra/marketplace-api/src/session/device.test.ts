import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deviceOf } from './device.ts';

const LIKE_CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const named: readonly [string | undefined, string | null, string | null][] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_CHROME}`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_CHROME} Edg/130.0.0.0`, 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${LIKE_CHROME} SamsungBrowser/26.0`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${LIKE_CHROME} YaBrowser/24.10`, 'Yandex Browser', 'Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [`Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) ${LIKE_CHROME}`, null, null],
  ['curl/8.5.0', null, null],
  ['python-requests/2.32 Linux/6.1', null, 'Linux'],
  ['node', null, null],
  ['Dalvik/2.1.0 (Linux; U; Android 14)', null, 'Android'],
  ['', null, null],
  [undefined, null, null],
];

describe('a signed-in device', () => {
  for (const [agent, browser, system] of named)
    it(`is named by ${agent?.slice(0, 60) || 'no agent'} as ${browser ?? 'a program'} on ${system ?? 'nothing known'} (SES-14)`, () => {
      assert.deepEqual(deviceOf(agent), { browser, system });
    });

  it('is named in no time whatever the agent says (SES-14)', () => {
    assert.deepEqual(deviceOf(`Mozilla/5.0 ${'Version/'.repeat(1_000_000)}`), {
      browser: null,
      system: null,
    });
  });
});
