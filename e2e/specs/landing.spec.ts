import { COOKIES, STORAGE_KEYS } from '@souk/contracts';
import { withoutServerRendering } from '../fixtures/without-server-rendering.ts';
import { drawn, measureShifts, shiftsOf } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const language of ['en', 'ar'])
  test(`the landing page does not jump on a telephone while its answers come, in ${language} (LAN-2, LAN-4, HDR-6, I18-5)`, async ({
    page,
    context,
    shell,
  }) => {
    await context.addInitScript(([key, code]) => localStorage.setItem(key, code), [
      STORAGE_KEYS.language,
      language,
    ] as const);
    await context.addCookies([{ name: COOKIES.language, value: language, domain: 'localhost', path: '/' }]);
    await withoutServerRendering(page);
    await measureShifts(page);
    // Each kind of answer, and each picture, comes once everything before it is drawn.
    const late = ['/api/v1/module', '/api/v1/landing-page', '/api/v1/config', '/media/'].map((path) => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((done) => (release = done));
      return { path, release, released };
    });
    for (const { path, released } of late)
      await page.route(`**${path}**`, async (route) => {
        await released;
        await route.continue();
      });

    await page.goto('/', { waitUntil: 'commit' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { path, release } of late) {
      await drawn(page);
      const answered = page.waitForResponse((response) => response.url().includes(path));
      release();
      await answered;
    }
    await expect(shell.main.getByRole('link', { name: /Grocery|بقالة/ })).toBeVisible();
    await drawn(page);
    const { total, what } = await shiftsOf(page);
    expect(total, what.join('\n')).toBeLessThan(0.1);
  });
