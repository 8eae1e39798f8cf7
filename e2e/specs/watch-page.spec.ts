import { test as base } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { PageProblems, watchPage } from '../fixtures/watch-page.ts';

// What watches every journey is itself watched here: it has to notice.

const BROKEN = {
  'a style that the policy does not allow': {
    bring: () => document.body.setAttribute('style', 'color: red'),
    noticed: /policy: style-src/,
  },
  'a script that the policy does not allow': {
    bring: () =>
      void setTimeout(() => {
        document.createElement('script').text = 'globalThis.broughtIn = true';
      }),
    noticed: /policy: require-trusted-types-for/,
  },
  'an error that nobody caught': {
    bring: () => void Promise.reject(new Error('nobody caught me')),
    noticed: /uncaught: .*nobody caught me/,
  },
  'an error on the console': {
    bring: () => console.error('something is wrong'),
    noticed: /console: something is wrong/,
  },
};

for (const [what, { bring, noticed }] of Object.entries(BROKEN)) {
  base(`${what} fails a journey, unless it names it`, async ({ page }) => {
    const problems = new PageProblems();
    await watchPage(page, problems);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(problems.unexpected()).toEqual([]);
    await page.evaluate(bring);
    await expect.poll(() => problems.unexpected().join('\n')).toMatch(noticed);
    problems.expect(noticed);
    expect(problems.unexpected().filter((problem) => noticed.test(problem))).toEqual([]);
  });
}

test('a journey that violates the policy fails', async ({ page }) => {
  test.fail();
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
});
