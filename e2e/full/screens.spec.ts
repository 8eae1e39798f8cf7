import { COOKIES, STORAGE_KEYS } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { expect, test } from '../fixtures/test.ts';

const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'];
const WIDTHS = [390, 768, 1440];

for (const language of ['en', 'ar']) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) {
      for (const type of MODULES) {
        test(`${type} at ${width} pixels, ${language}, ${theme}: fits, reads, and keeps nobody out`, async ({
          page,
          context,
          marketplace,
          shell,
        }, info) => {
          await page.setViewportSize({ width, height: 900 });
          const home = await placeCustomer(context, marketplace, type, 'harbour');
          const direction = language === 'ar' ? 'rtl' : 'ltr';
          const stored = {
            [STORAGE_KEYS.language]: language,
            [STORAGE_KEYS.settings]: JSON.stringify({ direction, theme }),
          };
          await context.addInitScript((values) => Object.assign(localStorage, values), stored);
          const cookie = { domain: 'localhost', path: '/' };
          await context.addCookies([
            { name: COOKIES.language, value: language, ...cookie },
            { name: COOKIES.theme, value: theme, ...cookie },
          ]);
          await page.goto(home);
          await shell.seesRemote(type);
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          const { scrollWidth, clientWidth } = await page.evaluate(() => ({
            scrollWidth: document.documentElement.scrollWidth,
            clientWidth: document.documentElement.clientWidth,
          }));
          expect(scrollWidth, 'nothing sticks out sideways').toBeLessThanOrEqual(clientWidth);
          await expectAccessible(page);
          await page.screenshot({
            path: info.outputPath(`${type}-${width}-${language}-${theme}.png`),
            fullPage: true,
          });
        });
      }
    }
  }
}
