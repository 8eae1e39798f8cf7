import { test as base } from '../fixtures/test.ts';
import { startMachines, type Machines } from './machines.ts';

/** Journeys against two of every part behind nginx. */
export const test = base.extend<object, { machines: Machines }>({
  machines: [
    async ({}, use) => {
      const machines = await startMachines();
      await use(machines);
      await machines.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ machines }, use) => use(machines.url),
});

export { expect } from '../fixtures/test.ts';
