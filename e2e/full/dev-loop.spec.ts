import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeCustomer } from '../fixtures/customer.ts';
import { startDevLoop } from '../fixtures/dev-loop.ts';
import { expect, test } from '../fixtures/test.ts';

const FOOD = join(import.meta.dirname, '../../remotes/food/src');
const TEXTS = join(FOOD, 'texts/en.json');
const HOME = join(FOOD, 'home.tsx');

test('npm run dev puts an edit of its remote into the open page, and keeps the page', async ({
  page,
  context,
  marketplace,
  problems,
  shell,
}) => {
  test.setTimeout(400_000);
  // The broken save is reported there too.
  problems.expect(/\[webpack-dev-server\]/);
  problems.expect(/Thrown by a save/);
  const before = readFileSync(TEXTS, 'utf8');
  const home = readFileSync(HOME, 'utf8');
  const { title } = (JSON.parse(before) as { hero: { title: string } }).hero;
  const dev = await startDevLoop('food');
  try {
    await page.goto(new URL(await placeCustomer(context, marketplace, 'food', 'harbour'), dev.url).href);
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 60_000 });
    await page.evaluate(() => Object.assign(window, { sameSince: 'the start' }));
    const isSamePage = () => page.evaluate(() => 'sameSince' in window);

    writeFileSync(TEXTS, before.replace(title, 'Edited while it was looked at'));
    await expect(page.getByRole('heading', { name: 'Edited while it was looked at' })).toBeVisible({
      timeout: 60_000,
    });
    expect(await isSamePage(), 'no reload').toBe(true);

    writeFileSync(TEXTS, before.replace('{', ''));
    await expect.poll(dev.said, { timeout: 60_000 }).toMatch(/Build of food failed:[\s\S]*en\.json/);
    await expect
      .poll(dev.said, { timeout: 60_000 })
      .toMatch(/Texts of food:\nsrc\/texts\/en\.json:\d+:\d+ is no JSON/);
    writeFileSync(TEXTS, before);
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 60_000 });
    expect(await isSamePage(), 'a broken save costs nothing').toBe(true);

    writeFileSync(HOME, home.replace('const t = useText();', "$&\n  throw new Error('Thrown by a save');"));
    await expect(shell.main.getByText('Error: Thrown by a save')).toBeVisible({ timeout: 60_000 });
    writeFileSync(HOME, home);
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 60_000 });
    expect(await isSamePage(), 'the slot tried again by itself').toBe(true);

    // The others are there as they are released, hashes and all.
    await shell.switchTo('Grocery');
    expect(await shell.seesRemote('grocery')).toMatch(/^1\.0\.0-dev\./);
    expect(existsSync(join(dev.home, 'releases/grocery')), 'the others are released').toBe(true);
    expect(existsSync(join(dev.home, 'releases/food')), 'what is worked on is not').toBe(false);
  } finally {
    writeFileSync(TEXTS, before);
    writeFileSync(HOME, home);
    await page.close();
    expect(await dev.stop(), 'Ctrl-C ends all of it').toBe(0);
  }
});
