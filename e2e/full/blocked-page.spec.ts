import type { HealthPoint } from '@souk/contracts';
import type { OwnStack } from '../fixtures/own-stack.ts';
import { expect, test } from '../fixtures/own-stack-test.ts';
import { askRegistry, publishSmall } from '../fixtures/small-release.ts';
import { souk } from '../fixtures/souk-command.ts';
import { ConsolePage } from '../pages/console-page.ts';

test.describe.configure({ timeout: 120_000 });

/** Once in a page, so that the rest of the journey is not held up as well. */
const LOOP = `
  const until = performance.now() + 2000;
  while (performance.now() < until) Math.random();`;

/** Pages that a release kept from answering, and for how many seconds at the longest. */
async function blocked(own: OwnStack, version: string): Promise<[number, number]> {
  const { points } = await askRegistry<{ points: HealthPoint[] }>(
    'channels/production/health?remote=food&hours=24',
    {},
    own,
  );
  const found = points.filter((point) => point.version === version);
  return [
    found.reduce((sum, { blockedPages }) => sum + blockedPages, 0),
    Math.floor(Math.max(0, ...found.map(({ longestTaskMs }) => longestTaskMs ?? 0)) / 1000),
  ];
}

test('a remote that loops for two seconds is seen in health and in the console: which release, and for how long', async ({
  page,
  context,
  request,
  own,
  aCustomerIn,
}) => {
  const version = `5.1.0-test.${Date.now()}`;
  await publishSmall('food', version, { draws: LOOP }, own);
  expect((await souk(own, ['activate', 'food', version, '--no-holdback', '--yes'])).code).toBe(0);
  await expect.poll(async () => (await request.get('/discovery')).text()).toContain(version);

  const shell = await aCustomerIn('food');
  expect(await shell.seesRemote('food')).toBe(version);
  await expect.poll(() => blocked(own, version), { timeout: 30_000 }).toEqual([1, 2]);
  await page.close();

  // The console of the stack under test, in front of the registry of this journey.
  const console = new ConsolePage(await context.newPage());
  await console.page.route('**/registry/v1/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: new URL(pathname + search, own.registryUrl).href });
  });
  await console.signIn('/channels/production/remotes/food?tab=health', own.token);
  await console.page.getByText('Figures', { exact: true }).click();
  const row = console.page.getByRole('row').filter({ hasText: version });
  await expect(row.getByText(/^1, up to 2(\.\d)? s$/)).toBeVisible();
});
