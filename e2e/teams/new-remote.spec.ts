import { appendFile } from 'node:fs/promises';
import type { DiscoveryDocument, ReleaseRecord } from '@souk/contracts';
import { addModule } from '../fixtures/add-module.ts';
import { makeEmptyFolder } from '../fixtures/empty-folder.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { expect, test } from '../fixtures/test.ts';

/** Every remote's live version. */
async function live(): Promise<Record<string, string | undefined>> {
  const response = await fetch(`${stackUnderTest().url}/discovery`);
  const { microFrontends } = (await response.json()) as DiscoveryDocument;
  return Object.fromEntries(
    Object.entries(microFrontends).map(([name, releases]) => [
      name,
      releases.find(({ deployment }) => deployment.default)?.metadata.version,
    ]),
  );
}

/** The words of a command after `souk`, as a shell takes them apart. */
const wordsOf = (command: string) =>
  [...command.trim().matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(1);

/** By which content a release shares `@souk/ui`. */
async function uiOf(remote: string, version: string | undefined): Promise<string> {
  const { registryUrl, token } = stackUnderTest();
  const response = await fetch(`${registryUrl}/registry/v1/releases/${remote}/${version}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { shared } = (await response.json()) as ReleaseRecord;
  const found = shared.find(({ name }) => name === '@souk/ui');
  if (!found) throw new Error(`${remote} ${version} shares no @souk/ui`);
  return found.version;
}

test('a team makes a sixth module from an empty folder, and it goes live without a change or a release of the host', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const { url, databaseUrl, registryUrl, token } = stackUnderTest();
  test.skip(databaseUrl === null, 'only where the stack and its database are the test run’s own');
  test.setTimeout(600_000);
  const before = await live();
  const team = await makeEmptyFolder();
  const flowers = team.path('flowers');
  try {
    await team.packShared('tarballs');
    const made = await team.souk(['new', 'flowers', '--packages', 'tarballs']);
    expect(made).toContain(`Created flowers in ${flowers}`);
    const [asksFor = ''] = /souk grant give .*$/m.exec(made) ?? [];
    const rights = ['--name', 'flowers CI', '--ci', '--allow', 'flowers:read,publish,activate'];
    const own = await team.souk(['token', 'create', ...rights], {
      SOUK_REGISTRY_URL: registryUrl,
      SOUK_REGISTRY_TOKEN: token,
    });
    const access = { SOUK_REGISTRY_URL: registryUrl, SOUK_REGISTRY_TOKEN: own.trim() };

    await team.run(flowers, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
    // The operator's part: the marketplace gets a module, which nothing draws yet.
    if (databaseUrl) await addModule(databaseUrl, 'flowers', 'Flowers', 'grocery');
    // Without a grant it goes no further than the gate, which says what to ask for.
    const refused = await team
      .run(flowers, 'npm', ['run', 'check'], access)
      .catch((error: unknown) => String(error));
    expect(refused).toMatch(/not-granted: flowers@.* claims the route \/home/);
    const forAll = { SOUK_REGISTRY_URL: registryUrl, SOUK_REGISTRY_TOKEN: token };
    await team.souk([...wordsOf(asksFor), '--yes'], forAll);
    // Format, lint, types, its own tests, build, the gate, a look at it in the real host, publish, activate: what its
    // build server runs, with the rights to flowers alone.
    const said = await team.run(flowers, '.ci/run', ['release', '1.0.0'], {
      ...access,
      SOUK_STOREFRONT_URL: url,
    });
    expect(said).toMatch(/flowers 1\.0\.0 may go live in production/);
    expect(said).toMatch(/Published flowers 1\.0\.0/);
    expect(said).toMatch(/flowers 1\.0\.0 passed in host@/);
    expect(said).toMatch(/flowers 1\.0\.0 is live in production/);
    await expect.poll(live).toEqual({ ...before, flowers: '1.0.0' });

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const bringsUi = (version: string) =>
      asked.some((path) => new RegExp(`^/releases/flowers/${version}/ui\\.`).test(path));
    const shell = await aCustomerIn('food');
    await shell.switchTo('Flowers');
    expect(await shell.seesRemote('flowers')).toBe('1.0.0');
    const home = shell.release('flowers');
    await expect(home.getByRole('heading', { level: 1 })).toHaveText(
      'Chosen with care, here within the hour',
    );
    await expect(home.getByRole('list', { name: 'What you can count on' })).toBeVisible();
    // What npm installed elsewhere may be newer than what the host was built with.
    const same = (await uiOf('flowers', '1.0.0')) === (await uiOf('host', before.host));
    expect(bringsUi('1.0.0'), 'the page’s copy of @souk/ui is used where it is the same').toBe(!same);

    const [item] = await marketplace.popularItems('flowers', 'harbour');
    if (!item) throw new Error('the module shows no item');
    const product = await shell.openItem(item.name);
    await expect(product.dialog, 'its own product dialog').toBeVisible();
    await page.keyboard.press('Escape');
    await shell.switchTo('Food');
    expect(await shell.seesRemote('food'), 'the others run what they ran').toBe(before.food);

    await appendFile(team.path('flowers/node_modules/@souk/ui/src/index.ts'), '\n// another content\n');
    await team.run(flowers, 'npm', ['run', 'release'], { ...access, SOUK_VERSION: '1.0.1' });
    await team.run(flowers, 'npx', ['souk', 'activate', 'flowers', '1.0.1', '--no-holdback'], access);
    await expect.poll(live).toEqual({ ...before, flowers: '1.0.1' });
    await page.reload();
    await shell.switchTo('Flowers');
    expect(await shell.seesRemote('flowers')).toBe('1.0.1');
    expect(bringsUi('1.0.1'), 'another content is a copy of its own').toBe(true);
    await shell.switchTo('Food');
    expect(await shell.seesRemote('food')).toBe(before.food);
  } finally {
    await team.remove();
  }
});
