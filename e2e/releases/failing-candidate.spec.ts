import type { PageReport } from '@souk/contracts';
import { expect, test } from './live-food.ts';

for (const [what, behaviour, stage] of [
  ['throws while it is loaded', { top: `throw new Error('broken on purpose');` }, 'load'],
  ['throws at mount', { draws: `throw new Error('broken on purpose');` }, 'mount'],
] as const)
  test(`a release that ${what} goes live under an open page: the old one stays, and the failure is only reported`, async ({
    page,
    aCustomerIn,
    marketplace,
    problems,
    food,
  }) => {
    problems.expect(/broken on purpose|cannot be set up/);
    const reports: PageReport[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/telemetry'))
        reports.push(JSON.parse(request.postData() ?? '{}') as PageReport);
    });
    const [module, grocery] = await Promise.all([marketplace.module('food'), marketplace.module('grocery')]);
    const shell = await aCustomerIn('food');
    expect(await shell.seesRemote('food')).toBe(food.before);

    const bad = await food.publish(behaviour);
    const tried = page.waitForResponse((response) => response.url().includes(`/releases/food/${bad}/`));
    await food.activate(bad);
    await tried;
    expect(await shell.seesRemote('food')).toBe(food.before);
    for (const { module_name } of [grocery, module]) await shell.switchTo(module_name);
    expect(await shell.seesRemote('food')).toBe(food.before);
    await expect(shell.main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(shell.toasts).toHaveCount(0);

    const failures = () =>
      reports
        .flatMap(({ releases }) => releases)
        .filter(({ version, failures }) => version === bad && failures[stage]);
    await expect.poll(() => failures().length, { timeout: 15_000 }).toBeGreaterThan(0);
    expect(failures()[0], 'nothing else was away').not.toHaveProperty('outages');

    // Who opens a page now is shown the last good release as well.
    await page.reload();
    expect(await shell.seesRemote('food')).toBe(food.before);
  });
