import type { DiscoveryDocument, HealthPoint, PageReport } from '@souk/contracts';
import { placeCustomer } from '../fixtures/customer.ts';
import { startOwnEdge } from '../fixtures/own-edge.ts';
import { askRegistry } from '../fixtures/small-release.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { startTunnel } from '../fixtures/tunnel.ts';
import { expect, test } from './live-food.ts';

test('failures of a release while the API is down are reported as such, and do not count against its health', async ({
  page,
  context,
  marketplace,
  shell,
  problems,
  food,
}) => {
  test.setTimeout(120_000);
  problems.expect(/status of 502/, /no answer/);
  const needsApi = await food.publish({
    draws: `if (!(await fetch('/api/v1/config')).ok) throw new Error('no answer');`,
  });
  await food.activate(needsApi);
  const api = await startTunnel(stackUnderTest().url);
  const edge = await startOwnEdge({ apiUrl: api.url });
  const sent: PageReport[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry')) sent.push(JSON.parse(request.postData() ?? '{}') as PageReport);
  });
  try {
    const live = async () =>
      ((await (await fetch(`${edge.url}/discovery`)).json()) as DiscoveryDocument).microFrontends.food?.[0]
        ?.metadata.version;
    await expect.poll(live).toBe(needsApi);
    const { module_name } = await marketplace.module('food');
    await page.goto(edge.url + (await placeCustomer(context, marketplace, 'grocery', 'harbour')));
    await shell.seesRemote('grocery');
    // The header knows the modules from the API, too.
    await expect(shell.modules.getByRole('button', { name: module_name })).toBeVisible();

    await api.close();
    await shell.switchTo(module_name);
    // On a slow machine a report goes out between loading and the failure; the next one has the failure.
    const reported = () =>
      sent.flatMap(({ releases }) => releases).filter(({ version }) => version === needsApi);
    await expect
      .poll(reported, { timeout: 30_000 })
      .toContainEqual(expect.objectContaining({ failures: { mount: 1 }, outages: { mount: 'api' } }));

    const health = async () => {
      const { points } = await askRegistry<{ points: HealthPoint[] }>(
        'channels/production/health?remote=food&hours=1',
      );
      return points.find(({ version }) => version === needsApi);
    };
    await expect.poll(async () => (await health())?.loads, { timeout: 30_000 }).toBe(1);
    expect(await health()).toMatchObject({ failedPages: 0, failures: { load: 0, mount: 0 } });
  } finally {
    await page.close();
    await edge.close();
    await api.close();
  }
});
