import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT_VERSION, PREVIEW_PARAM } from '@souk/contracts';
import { placeCustomer } from '../fixtures/customer.ts';
import { startOwnEdge } from '../fixtures/own-edge.ts';
import { startSouk } from '../fixtures/souk-command.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTlsProxy } from '../fixtures/tls-proxy.ts';
import { watchPage } from '../fixtures/watch-page.ts';
import { ShellPage } from '../pages/shell-page.ts';

// Others edit food meanwhile.
const TEXTS = join(import.meta.dirname, '../../remotes/pharmacy/src/texts/en.json');
const SHOP = 'shop.example';

test('a local build is shown in a storefront that comes by https from the network, and loads again at a save', async ({
  browser,
  marketplace,
  problems,
  launchOptions,
}) => {
  // The remote is built first.
  test.setTimeout(240_000);
  const edge = await startOwnEdge({ trustedProxies: ['loopback'] });
  const proxy = await startTlsProxy(edge.url, SHOP);
  const shop = `https://${SHOP}:${proxy.port}`;
  // To this browser the storefront is of the public network, and this machine is not.
  const visitor = await browser.browserType().launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=MAP ${SHOP} 127.0.0.1`,
      `--ip-address-space-overrides=127.0.0.1:${proxy.port}=public`,
    ],
  });
  const before = readFileSync(TEXTS, 'utf8');
  const { title } = (JSON.parse(before) as { hero: { title: string } }).hero;
  let command: Awaited<ReturnType<typeof startSouk>> | null = null;
  try {
    command = await startSouk(['dev', 'pharmacy', '--in', shop]);
    const context = await visitor.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
    // What Chromium asks the developer.
    await context.grantPermissions(['local-network-access'], { origin: shop });
    const page = await context.newPage();
    await watchPage(page, problems);
    const shell = new ShellPage(page);
    const home = await placeCustomer(context, marketplace, 'pharmacy', 'harbour', SHOP);
    const token = new URL(command.line).searchParams.get(PREVIEW_PARAM);

    await page.goto(`${shop}${home}&${PREVIEW_PARAM}=${token}`);
    expect(await shell.seesRemote('pharmacy')).toBe(DEVELOPMENT_VERSION);
    const badge = await page.getByRole('complementary', { name: 'Preview' }).textContent();
    const [server = ''] = /http:\/\/localhost:\d+/.exec(badge ?? '') ?? [];
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    const cookie = (await context.cookies()).find(({ name }) => name === 'souk_preview');
    expect(cookie, 'the link is remembered for pages that come by https').toMatchObject({ secure: true });

    // What browsers ask before they let the page in that know no permission for it yet.
    const asked = await fetch(server, {
      method: 'OPTIONS',
      headers: { origin: shop, 'access-control-request-private-network': 'true' },
    });
    expect(asked.ok).toBe(true);
    expect(asked.headers.get('access-control-allow-private-network')).toBe('true');
    expect(asked.headers.get('access-control-allow-origin'), 'and no other page').toBe(shop);

    writeFileSync(TEXTS, before.replace(title, 'Edited while it was looked at'));
    await expect(page.getByRole('heading', { name: 'Edited while it was looked at' })).toBeVisible({
      timeout: 60_000,
    });
    expect(problems.unexpected().join('\n'), 'errors of the page').toBe('');
  } finally {
    writeFileSync(TEXTS, before);
    await command?.end();
    await visitor.close();
    await proxy.close();
    await edge.close();
  }
});
