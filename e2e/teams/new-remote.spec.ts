import type { DiscoveryDocument } from '@souk/contracts';
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

test('a team makes a sixth module from an empty folder, and it goes live without a change or a release of the host', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const { databaseUrl, registryUrl, token } = stackUnderTest();
  test.skip(databaseUrl === null, 'only where the stack and its database are the test run’s own');
  test.setTimeout(600_000);
  const before = await live();
  const team = await makeEmptyFolder();
  try {
    await team.packShared('tarballs');
    const flowers = team.path('flowers');
    const made = await team.souk(['new', 'flowers', '--packages', 'tarballs']);
    expect(made).toContain(`Made flowers in ${flowers}`);
    const rights = ['--name', 'flowers CI', '--ci', '--allow', 'flowers:read,publish,activate'];
    const own = await team.souk(['token', 'create', ...rights], {
      SOUK_REGISTRY_URL: registryUrl,
      SOUK_REGISTRY_TOKEN: token,
    });
    await team.run(flowers, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
    // Format, lint, types, its own tests, build, the gate, publish, activate: what its build server runs, with the
    // rights to flowers alone.
    const said = await team.run(flowers, '.ci/run', ['release', '1.0.0'], {
      SOUK_REGISTRY_URL: registryUrl,
      SOUK_REGISTRY_TOKEN: own.trim(),
    });
    expect(said).toMatch(/flowers 1\.0\.0 may go live in production/);
    expect(said).toMatch(/Published flowers 1\.0\.0/);
    expect(said).toMatch(/flowers 1\.0\.0 is live in production/);
  } finally {
    await team.remove();
  }

  if (databaseUrl) await addModule(databaseUrl, 'flowers', 'Flowers', 'grocery');
  await expect.poll(live).toEqual({ ...before, flowers: '1.0.0' });

  const shell = await aCustomerIn('food');
  await shell.switchTo('Flowers');
  expect(await shell.seesRemote('flowers')).toBe('1.0.0');
  const home = shell.release('flowers');
  await expect(home.getByRole('heading', { level: 1 })).toHaveText('Chosen with care, here within the hour');
  await expect(home.getByRole('list', { name: 'What you can count on' })).toBeVisible();

  const [item] = await marketplace.popularItems('flowers', 'harbour');
  if (!item) throw new Error('the module shows no item');
  const product = await shell.openItem(item.name);
  await expect(product.dialog, 'its own product dialog').toBeVisible();
  await page.keyboard.press('Escape');

  await shell.switchTo('Food');
  expect(await shell.seesRemote('food'), 'the others run what they ran').toBe(before.food);
});
