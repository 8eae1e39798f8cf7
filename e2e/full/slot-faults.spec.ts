import { EARLY, FAULTS, liveReleaseBreaks, NOISE, PATIENCE } from '../fixtures/broken-release.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { expect, test } from '../fixtures/test.ts';

for (const fault of FAULTS) {
  test(`a remote whose release ${fault}: the visitor sees the last good release`, async ({
    page,
    context,
    marketplace,
    problems,
    shell,
  }) => {
    problems.expect(...NOISE);
    await liveReleaseBreaks(page, 'food', fault, { fallback: true });
    await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'), EARLY);
    await expect(shell.release('food')).toBeVisible(PATIENCE);
    expect(await shell.seesRemote('food')).not.toBe('9.9.9');
  });

  test(`a remote whose only release ${fault}: the visitor sees a card, and the rest works`, async ({
    page,
    context,
    marketplace,
    problems,
    shell,
  }) => {
    problems.expect(...NOISE);
    await liveReleaseBreaks(page, 'food', fault, { fallback: false });
    await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'), EARLY);
    await expect(shell.main.getByRole('button', { name: 'Try again' })).toBeVisible(PATIENCE);
    await expect(shell.header).toBeVisible();
    await shell.switchTo('Grocery');
    await shell.seesRemote('grocery');
  });
}
