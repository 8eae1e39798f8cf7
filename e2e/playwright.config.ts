import { defineConfig } from '@playwright/test';
import { IN_FULL, MARKED } from './fixtures/only-in-full.ts';
import { stackUnderTest } from './fixtures/stack-under-test.ts';

const ci = Boolean(process.env.CI);

const launchOptions = (...args: string[]) => ({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    // A browser under test may reach the stack only.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...args,
  ],
});

/** Pages of a test live for seconds: optimizing their code takes a sixth of their processor time, and saves less. */
const WITHOUT_OPTIMIZING_COMPILERS = '--js-flags=--no-opt,--no-maglev';

/**
 * Runs against a stack that is running: `npm test` starts one of its own; by hand it is the one of `npm start`
 * (`npx playwright test --config e2e --project journeys`).
 */
export default defineConfig({
  forbidOnly: ci,
  fullyParallel: true,
  retries: 0,
  // One more than the two cores: a page waits now and then.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: stackUnderTest().url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    // `page.route` and the requests of a page do not show what a service worker fetches. Journeys that are about one allow it.
    serviceWorkers: 'block',
    // What moves is waited for in vain; journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: launchOptions(WITHOUT_OPTIMIZING_COMPILERS),
  },
  projects: [
    { name: 'contract', testDir: 'contract' },
    { name: 'journeys', testDir: 'specs', grepInvert: MARKED },
    // Each in a channel of its own, which no page of the storefront follows. `npm test` runs them beside the releases.
    { name: 'console', testDir: 'console', workers: 1 },
    // These change what is live for everybody, so they run one after the other.
    { name: 'releases', testDir: 'releases', workers: 1, fullyParallel: false },
    { name: 'full', testDir: '.', testMatch: /\/(full|specs)\/.*\.spec\.ts$/, grep: IN_FULL },
    // Against Firebase's emulator, which `npm run test:firebase` starts; no part of `npm test`.
    { name: 'firebase', testDir: 'firebase', use: { serviceWorkers: 'allow' } },
    // Adds a module for everybody, so it comes last.
    { name: 'teams', testDir: 'teams', workers: 1 },
    // Two of every part, one of which is killed at a time; a set-up of its own beside the stack.
    { name: 'machines', testDir: 'machines', workers: 1, fullyParallel: false },
    // Figures to read, not to pass or fail: by hand, on a machine that does nothing else.
    { name: 'bench', testDir: 'bench', workers: 1, use: { launchOptions: launchOptions() } },
  ],
});
