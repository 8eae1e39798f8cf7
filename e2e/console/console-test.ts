import { ConsoleChannel } from '../fixtures/console-channel.ts';
import { test as base } from '../fixtures/test.ts';
import { ConsolePage } from '../pages/console-page.ts';

/** Journeys of an admin, each with a channel and a remote of its own. */
export const test = base.extend<{ own: ConsoleChannel; console: ConsolePage }>({
  own: async ({}, use) => use(await new ConsoleChannel().setUp()),
  console: async ({ page }, use) => use(new ConsolePage(page)),
});

export { expect } from '../fixtures/test.ts';
