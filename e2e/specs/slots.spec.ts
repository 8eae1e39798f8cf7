import { EARLY, FAULTS, liveReleaseBreaks, NOISE, PATIENCE } from '../fixtures/broken-release.ts';
import type { Fault } from '../fixtures/broken-release.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { ONLY_IN_FULL, onlyInFullUnless } from '../fixtures/only-in-full.ts';
import { expect, test } from '../fixtures/test.ts';

/** One of each kind. */
const COMMON: readonly Fault[] = [
  'is missing',
  'hangs',
  'throws at mount',
  'holds a chunk of other bytes',
  'needs another React',
];

for (const fault of FAULTS) {
  test(
    `a remote whose release ${fault}: the visitor sees the last good release`,
    onlyInFullUnless(COMMON.includes(fault)),
    async ({ page, context, marketplace, problems, shell }) => {
      problems.expect(...NOISE);
      await liveReleaseBreaks(page, 'food', fault, { fallback: true });
      await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'), EARLY);
      await expect(shell.release('food')).toBeVisible(PATIENCE);
      expect(await shell.seesRemote('food')).not.toBe('9.9.9');
    },
  );

  test(
    `a remote whose only release ${fault}: the visitor sees a card, and the rest works`,
    ONLY_IN_FULL,
    async ({ page, context, marketplace, problems, shell }) => {
      problems.expect(...NOISE);
      await liveReleaseBreaks(page, 'food', fault, { fallback: false });
      await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'), EARLY);
      await expect(shell.main.getByRole('button', { name: 'Try again' })).toBeVisible(PATIENCE);
      await expect(shell.header).toBeVisible();
      await shell.switchTo('Grocery');
      await shell.seesRemote('grocery');
    },
  );
}

test('a remote that throws at a later render: the visitor sees the last good release', async ({
  page,
  context,
  marketplace,
  problems,
  shell,
}) => {
  problems.expect(...NOISE);
  await liveReleaseBreaks(page, 'food', 'throws at a later render', { fallback: true });
  await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'), EARLY);
  await expect(shell.main.getByText('A release that breaks soon')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('break-now')));
  await expect(shell.main.getByText('A release that breaks soon')).toBeHidden();
  expect(await shell.seesRemote('food')).not.toBe('9.9.9');
});

for (const [what, lost] of [
  ['none of its files', /\/releases\/food\//],
  ['only its entry', /\/releases\/food\/(?!.*remoteEntry)/],
] as const) {
  test(`a remote of which ${what} came: the retry of the card shows it once the rest is available`, async ({
    page,
    context,
    marketplace,
    problems,
    shell,
  }) => {
    problems.expect(...NOISE, /Failed to load resource/);
    const home = await placeCustomer(context, marketplace, 'food', 'harbour');
    await page.route(lost, (route) => route.abort());
    await page.goto(home, EARLY);
    const retry = shell.main.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible(PATIENCE);
    await page.unroute(lost);
    await retry.click();
    await shell.seesRemote('food');
  });
}
