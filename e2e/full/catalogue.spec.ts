import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lookAtEveryWidth } from '../fixtures/sweep.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { expect, test } from '../fixtures/test.ts';

const STORIES = join(import.meta.dirname, '../../infra/catalogue/src/stories');
const components = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => basename(file, '.stories.tsx'));

for (const component of components)
  // Each language and each theme once: a state that breaks in one mix of the two breaks in one of them.
  for (const [language, theme] of [
    ['en', 'light'],
    ['ar', 'dark'],
  ] as const)
    test(`${component}, ${language}, ${theme}: every state fits every width, is readable and accessible`, async ({
      page,
    }, info) => {
      const shown = new URLSearchParams({ component, language, theme });
      await page.goto(`${stackUnderTest().catalogueUrl}/?${shown.toString()}`);
      await expect(page.locator('h1').first()).toHaveText(component);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // A loading state lasts here.
      await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0);
      await lookAtEveryWidth(page, info, true);
    });
