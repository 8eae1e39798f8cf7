import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { makeReleaseFolder } from '../fixtures/release-folder.ts';
import { changeProduction, postToRegistry } from '../fixtures/small-release.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { expect, test } from '../fixtures/test.ts';
import { publishFolder } from '../machines/publish-folder.ts';

const remote = `kiosk-${randomBytes(5).toString('hex')}`;
const route = `/${remote}`;

/** A release of a remote that there was none of before, published. */
async function publish(): Promise<string> {
  const { folder, version } = await makeReleaseFolder(remote, { route });
  await publishFolder(folder, stackUnderTest());
  await rm(folder, { recursive: true });
  return version;
}

test('the first release of a remote is killed: open pages leave it at once, its address is not found, and the next release is shown', async ({
  page,
  request,
  aCustomerIn,
  problems,
}) => {
  problems.expect(/404 \(Not Found\)/);
  const address = { headers: { accept: 'text/html' } };
  const [first, second] = [await publish(), await publish()];
  const activate = (version: string) => changeProduction('activations', { remote, version });
  await expect(activate(first), 'nothing was granted yet').rejects.toThrow(/not-granted/);
  await postToRegistry(`grants/${remote}`, { routes: [route], moduleTypes: ['*'] });
  try {
    await activate(first);
    await expect.poll(async () => (await request.get(route, address)).status()).toBe(200);
    await aCustomerIn('food');
    await page.goto(route);
    await expect(page.getByRole('heading', { name: `${remote} ${first}` })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));

    await changeProduction('kills', { remote, version: first, reason: 'the journey of a first release' });
    await expect(page.getByText('This page is not available right now')).toBeVisible();
    await expect(page.getByRole('heading', { name: remote })).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect.poll(async () => (await request.get(route, address)).status()).toBe(404);

    await activate(second);
    await expect(page.getByRole('heading', { name: `${remote} ${second}` })).toBeVisible();
    expect(await page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
  } finally {
    await changeProduction('rollbacks', { remote, reason: 'the journey is over' }).catch(() => undefined);
  }
  await expect.poll(async () => (await request.get(route, address)).status()).toBe(404);
  await page.reload();
  await expect(page.getByText("We couldn't find this page")).toBeVisible();
});
