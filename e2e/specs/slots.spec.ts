import type { Fault } from '../fixtures/broken-release.ts';
import { liveReleaseBreaks } from '../fixtures/broken-release.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { expect, test } from '../fixtures/test.ts';

const FAULTS: readonly Fault[] = [
  'is missing',
  'hangs',
  'holds other bytes',
  'throws at its top level',
  'throws at bootstrap',
  'hangs at mount',
  'throws at mount',
  'throws at its first render',
  'misses a chunk',
  'holds a chunk of other bytes',
  'misses a chunk that it shares',
  'hangs at a chunk that it shares',
  'needs another React',
];

// What the browser itself says of a file that is not there, not itself, or threw.
const NOISE = [
  /\/releases\/food\/9\.9\.9\//,
  /broken at/,
  /Subresource Integrity/i,
  /remoteEntry/,
  /RUNTIME-|ChunkLoadError/,
];
// A hanging load is given up after six seconds, a hanging mount after four.
// A file that hangs holds up the page's load event, and nothing else.
const EARLY = { waitUntil: 'domcontentloaded' } as const;
const PATIENCE = { timeout: 15_000 };

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

test('the retry of the card brings the remote back once it can be had', async ({
  page,
  context,
  marketplace,
  problems,
  shell,
}) => {
  problems.expect(...NOISE, /Failed to load resource/);
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  await page.route('**/releases/food/**', (route) => route.abort());
  await page.goto(home, EARLY);
  const retry = shell.main.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible(PATIENCE);
  await page.unroute('**/releases/food/**');
  await retry.click();
  await shell.seesRemote('food');
});
