import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startEdge } from '@souk/edge';
import { edgeAccess, stackUnderTest } from '../fixtures/stack-under-test.ts';
import { aNumber, expect, test } from './firebase-test.ts';

/** The first script loads the second as Google's does; the second confirms a person. */
const FIRST = `
  const policy = trustedTypes.createPolicy('recaptcha', { createScriptURL: (url) => url });
  const script = document.createElement('script');
  script.src = policy.createScriptURL('https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js');
  document.head.append(script);`;
const SECOND = `
  let asked = {};
  window.grecaptcha = {
    render: (_place, options) => ((asked = options), 0),
    execute: () => setTimeout(() => asked.callback('somebody-is-there'), 0),
    getResponse: () => '',
    reset: () => undefined,
  };
  const first = [...document.scripts].find(({ src }) => src.includes('/recaptcha/api.js'));
  window[new URL(first.src).searchParams.get('onload')]();`;

/** Google, as far as a code to a phone needs it. */
async function serveGoogle(page: Page): Promise<{ sent: Record<string, unknown>[]; scripts: string[] }> {
  const sent: Record<string, unknown>[] = [];
  const scripts: string[] = [];
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill(script(FIRST));
  });
  await page.route('https://www.gstatic.com/recaptcha/**', (route) => route.fulfill(script(SECOND)));
  await page.route('https://identitytoolkit.googleapis.com/**', (route) => {
    const url = route.request().url();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const answer = (body: object) =>
      route.fulfill({ headers, contentType: 'application/json', body: JSON.stringify(body) });
    if (url.includes('recaptchaParams')) return answer({ recaptchaSiteKey: 'a-site' });
    if (!url.includes('sendVerificationCode')) return answer({});
    if (route.request().method() === 'POST')
      sent.push(route.request().postDataJSON() as Record<string, unknown>);
    return answer({ sessionInfo: 'a-session' });
  });
  await page.route('**/api/v1/config', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as { firebase: object };
    await route.fulfill({
      response,
      json: { ...config, firebase: { ...config.firebase, emulator_url: null } },
    });
  });
  return { sent, scripts };
}

test('a code is sent once reCAPTCHA, which the policy allows for it, confirms a person (SES-10)', async ({
  page,
  shell,
}) => {
  const { url: apiUrl, registryUrl, releases: storeDir } = stackUnderTest();
  const cacheDir = await mkdtemp(join(tmpdir(), 'souk-edge-'));
  const firebase = { phoneCodes: true, messaging: false };
  const edge = await startEdge({
    ...edgeAccess(),
    port: 0,
    registryUrl,
    apiUrl,
    storeDir,
    cacheDir,
    firebase,
  });
  try {
    const google = await serveGoogle(page);
    const phone = aNumber();
    await page.goto(`http://localhost:${new URL(edge.url).port}/auth/sign-in`);
    await shell.main.getByRole('button', { name: 'Sign in with a code sent to your phone' }).click();
    await shell.main.getByLabel('Phone number').fill(phone);
    await shell.main.getByRole('button', { name: 'Send code' }).click();
    await expect(shell.main.getByRole('textbox', { name: 'Code' })).toBeVisible();
    expect(google.sent[0]).toMatchObject({ phoneNumber: phone, recaptchaToken: 'somebody-is-there' });
    expect(google.scripts[0]).toContain('trustedtypes=true');
  } finally {
    await edge.close();
    await rm(cacheDir, { recursive: true });
  }
});
