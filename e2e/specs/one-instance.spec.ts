import { expect, test } from '../fixtures/test.ts';

/** Packages that hold state: a second one in a page would be a second cart, session or language. */
const ONCE = [
  'react',
  'react-dom',
  'styled-components',
  '@souk/event-bus',
  '@souk/i18n',
  '@souk/api-client',
  '@souk/remote-kit',
];

interface Federation {
  __SHARE__: Record<
    string,
    Record<string, Record<string, Record<string, { loaded?: unknown; lib?: unknown }>>>
  >;
}

test('every package with state is in the page once, whatever remotes were shown', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const shell = await aCustomerIn('food');
  for (const type of ['grocery', 'pharmacy', 'ecommerce', 'parcel']) {
    await shell.switchTo((await marketplace.module(type)).module_name);
    await shell.seesRemote(type);
  }
  const loaded = await page.evaluate(() => {
    const { __SHARE__: owners } = (globalThis as unknown as { __FEDERATION__: Federation }).__FEDERATION__;
    const instances: Record<string, unknown[]> = {};
    for (const scopes of Object.values(owners))
      for (const packages of Object.values(scopes))
        for (const [name, versions] of Object.entries(packages))
          for (const version of Object.values(versions))
            if (version.lib && !(instances[name] ??= []).includes(version.lib))
              instances[name].push(version.lib);
    return Object.fromEntries(Object.entries(instances).map(([name, all]) => [name, all.length]));
  });
  for (const name of ONCE) expect(loaded[name] ?? 0, name).toBeLessThanOrEqual(1);
  expect(loaded.react).toBe(1);
});
