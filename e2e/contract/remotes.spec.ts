import { ENTRY_FILE, HOST_NAME, type DiscoveryDocument } from '@souk/contracts';
import { placeCustomer } from '../fixtures/customer.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { expect, test } from '../fixtures/test.ts';

const response = await fetch(`${stackUnderTest().url}/discovery`);
const discovery = (await response.json()) as DiscoveryDocument;
const remotes = Object.entries(discovery.microFrontends)
  .filter(([name]) => name !== HOST_NAME)
  .flatMap(([name, releases]) => releases.map((release) => ({ name, release })));

test('the stack has every module’s remote live', () => {
  expect(remotes.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining(['ecommerce', 'food', 'grocery', 'parcel', 'pharmacy']),
  );
});

for (const { name, release } of remotes) {
  test.describe(`the built remote ${name}`, () => {
    test('says what it offers, and exposes all of it', async ({
      page,
      context,
      marketplace,
      shell,
      problems,
    }) => {
      expect(release.url).toMatch(new RegExp(`^/releases/${name}/[^/]+/${ENTRY_FILE}$`));
      expect(release.extras.routes.length).toBeGreaterThan(0);
      const { moduleType, routes } = release.extras;
      const home = await placeCustomer(context, marketplace, moduleType ?? 'food', 'harbour');
      // What belongs to no module is loaded on a path of its own; there may be nothing at it.
      if (moduleType === null) problems.expect(/Failed to load resource/);
      await page.goto(moduleType === null ? (routes[0] ?? '').replaceAll('*', '1') : home);
      await expect(shell.release(name)).toBeVisible();
      const missing = await page.evaluate(
        async ({ globalName, modules }) => {
          const container = (globalThis as Record<string, unknown>)[globalName] as {
            get(name: string): Promise<() => unknown>;
          };
          const failed: string[] = [];
          for (const module of modules)
            await container.get(module).then(
              (factory) => factory(),
              () => failed.push(module),
            );
          return failed;
        },
        {
          globalName: release.extras.globalName,
          modules: ['./remote', ...Object.values(release.extras.contributions)],
        },
      );
      expect(missing).toEqual([]);
    });

    test('has every script of its first screen among its preloads', async ({
      page,
      context,
      marketplace,
      shell,
    }) => {
      const { moduleType, preload } = release.extras;
      test.skip(moduleType === null, 'draws its paths in every module; its own journeys cover it');
      if (moduleType === null) return;
      const requested = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // Parts come when the page is idle.
        if (pathname.startsWith(`/releases/${name}/`) && /\/(?!part-)[^/]+\.js$/.test(pathname))
          requested.add(pathname);
      });
      await page.goto(await placeCustomer(context, marketplace, moduleType, 'harbour'));
      await shell.seesRemote(name);
      expect([...requested].sort()).toEqual([release.url, ...preload.map(({ url }) => url)].sort());
    });

    test('mounts, leaves nothing behind, and mounts again', async ({ page, context, marketplace, shell }) => {
      const type = release.extras.moduleType;
      test.skip(type === null, 'draws its paths in every module; its own journeys cover it');
      if (type === null) return;
      await page.goto(await placeCustomer(context, marketplace, type, 'harbour'));
      expect(await shell.seesRemote(name)).toBe(release.metadata.version);
      for (let turn = 0; turn < 3; turn += 1) {
        await page.evaluate(() => history.pushState(null, '', '/'));
        await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
        await expect(shell.release(name)).toHaveCount(0);
        await page.goBack();
        await shell.seesRemote(name);
      }
    });
  });
}
