import { inModule } from '@souk/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { ShellPage } from '../pages/shell-page.ts';

const banners = (shell: ShellPage) => shell.main.getByRole('region', { name: 'Offers from grocers' });

/** Lets the page's clock run on; what plays by itself has moved after one stop of four seconds (PRO-2). */
const oneStop = (page: Page) => page.clock.runFor(4_500);
const stands = (shell: ShellPage) =>
  banners(shell)
    .getByText(/^\d+ of \d+$/)
    .textContent();

/** Counts the pictures that are carried from a card to the page it leads to, and the attempts. */
const countCarried = (page: Page) =>
  page.addInitScript(() => {
    const counts = { started: 0, carried: 0 };
    Object.assign(window, { counts });
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function start(...change) {
      counts.started += 1;
      const transition = startViewTransition.apply(this, change);
      transition.ready.then(
        () => (counts.carried += 1),
        () => undefined,
      );
      return transition;
    };
  });
const counts = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: { started: number; carried: number } }).counts);

/** Goes from a list of stores to the page of its first one. */
async function toFirstStore(page: Page, shell: ShellPage, moduleId: number): Promise<void> {
  await page.goto(inModule('/store/popular', moduleId));
  const card = shell.main.getByRole('article').first();
  await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/store\/(?!popular)/);
  await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the picture of a card is carried to its page, and left behind where that is late (POP-24, STR-7)', async ({
    page,
    aCustomerIn,
    marketplace,
  }) => {
    await countCarried(page);
    const { id } = await marketplace.module('food');
    const shell = await aCustomerIn('food');
    // What the page is made of is here from now on.
    await toFirstStore(page, shell, id);
    // A busy machine may be late, too.
    await expect(async () => {
      await page.goBack();
      const card = shell.main.getByRole('article').first();
      await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
      const { carried } = await counts(page);
      await card.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/store\/(?!popular)/);
      await expect.poll(async () => (await counts(page)).carried, { timeout: 2_000 }).toBe(carried + 1);
    }).toPass();
    await expect(page.locator('[data-carried-picture]')).toHaveCount(0);

    await page.goBack();
    const before = await counts(page);
    await page.route('**/api/v1/stores/details/**', async (route) => {
      await new Promise((later) => setTimeout(later, 1_000));
      await route.continue();
    });
    await page.evaluate(() => scrollTo(0, 0));
    await shell.main.getByRole('article').nth(1).getByRole('link').first().click();
    await expect.poll(async () => (await counts(page)).started).toBe(before.started + 1);
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await counts(page)).carried).toBe(before.carried);
  });

  test('the banners move on by themselves, until they are paused (PRO-2)', async ({ page, aCustomerIn }) => {
    await page.clock.install();
    const shell = await aCustomerIn('grocery');
    const pause = banners(shell).getByRole('button', { name: 'Pause' });
    await banners(shell).scrollIntoViewIfNeeded();
    await expect(pause).toBeVisible();
    const first = await stands(shell);
    await oneStop(page);
    await expect.poll(() => stands(shell)).not.toBe(first);
    await pause.click();
    await page.mouse.move(0, 0);
    const paused = await stands(shell);
    await oneStop(page);
    expect(await stands(shell)).toBe(paused);
    await banners(shell).getByRole('button', { name: 'Play' }).click();
    await oneStop(page);
    await expect.poll(() => stands(shell)).not.toBe(paused);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(banners(shell)).not.toBeInViewport();
    // The page is notified with its next frame.
    await page.clock.runFor(100);
    const away = await stands(shell);
    await oneStop(page);
    await oneStop(page);
    expect(await stands(shell)).toBe(away);
  });

  test('nothing off screen moves', async ({ page, aCustomerIn }) => {
    const shell = await aCustomerIn('grocery');
    const skeletons = shell.main.locator('section[aria-busy="true"] [aria-hidden="true"]');
    expect(await skeletons.count()).toBeGreaterThan(20);
    const unseen = () =>
      page.evaluate(() => {
        const isSeen = (element: Element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        };
        return document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
          .filter((element) => element && !isSeen(element)).length;
      });
    await expect.poll(unseen).toBe(0);
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(unseen).toBe(0);
  });
});

test('where motion is to be reduced no picture is carried from a card to its page', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  await countCarried(page);
  const { id } = await marketplace.module('food');
  await toFirstStore(page, await aCustomerIn('food'), id);
  expect(await counts(page)).toEqual({ started: 0, carried: 0 });
});

test('with reduced motion nothing moves by itself, and nothing scrolls smoothly', async ({
  page,
  aCustomerIn,
}) => {
  await page.clock.install();
  const shell = await aCustomerIn('grocery');
  const play = banners(shell).getByRole('button', { name: 'Play' });
  await banners(shell).scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  const first = await stands(shell);
  await oneStop(page);
  expect(await stands(shell)).toBe(first);
  const longest = await page.evaluate(() => {
    const milliseconds = (text: string) =>
      text.split(',').map((it) => parseFloat(it) * (it.trim().endsWith('ms') ? 1 : 1000));
    return Math.max(
      ...[...document.querySelectorAll('body *')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [...milliseconds(transitionDuration), ...milliseconds(animationDuration)];
      }),
    );
  });
  expect(longest, 'milliseconds of the longest transition').toBeLessThanOrEqual(1);
});

test('banners go round and begin where their carousel does (PRO-2), and its buttons stand clear of their words, at every width', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('grocery');
  const carousel = banners(shell);
  await expect(carousel.locator('img').first()).toBeVisible();
  for (const width of [390, 600, 768, 999, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await carousel.scrollIntoViewIfNeeded();
    const place = () =>
      carousel.evaluate((it) => {
        const left = (element?: Element | null) => element?.getBoundingClientRect().left ?? NaN;
        const [first] = it.querySelectorAll('li');
        const words = document.createRange();
        const written = [...(first?.querySelectorAll('span') ?? [])].find(
          (part) => part.textContent && !part.querySelector('img'),
        );
        words.selectNodeContents(written ?? it);
        const box = words.getBoundingClientRect();
        const under = [...it.querySelectorAll('button:has(> svg)')].filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        });
        return [Math.round(left(first?.querySelector('img')) - left(it)), under.length];
      });
    await expect.poll(place, { message: `at ${width}` }).toEqual([0, 0]);
    await expect(carousel.getByRole('button', { name: 'Previous' })).toBeVisible();
  }
});

/** As long as operators write them: 60 characters of English, a German one, an Arabic one, and a word of 40 letters. */
const LONG_TITLES = [
  'Half price on every fruit that came in from the farms today',
  'Frühstücksspezialitäten und Vollkornbrötchen zum halben Preis',
  'خصم يصل إلى النصف على كل الفواكه الطازجة القادمة من المزارع اليوم',
  'Donaudampfschifffahrtsgesellschaftskapit',
];

test('a banner keeps words and button inside, however long its title is, at every width (PRO-1)', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('grocery');
  const carousel = banners(shell);
  await expect(carousel.getByText('Shop now').first()).toBeVisible();
  for (const width of [320, 390, 600, 768, 999, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const title of LONG_TITLES) {
      const outside = () =>
        carousel.evaluate((it, words) => {
          const banner = [...it.querySelectorAll('li')].find(({ innerText }) => /Shop now/.test(innerText));
          const texts = [...(banner?.querySelectorAll('span') ?? [])].filter(
            (span) => span.childElementCount === 0 && span.textContent !== '',
          );
          if (texts[0]) texts[0].textContent = words;
          const frame = banner?.getBoundingClientRect();
          return texts.length === 2 && frame
            ? texts
                .map((text) => text.getBoundingClientRect())
                .filter(
                  (box) =>
                    box.left < frame.left ||
                    box.right > frame.right ||
                    box.top < frame.top ||
                    box.bottom > frame.bottom,
                ).length
            : NaN;
        }, title);
      await expect.poll(outside, { message: `${title} at ${width}` }).toBe(0);
    }
  }
});
