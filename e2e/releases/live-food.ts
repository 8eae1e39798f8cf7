import type { APIRequestContext } from '@playwright/test';
import type { DiscoveryDocument } from '@souk/contracts';
import { changeProduction, production, publishSmall } from '../fixtures/small-release.ts';
import { untilServed } from '../fixtures/until-served.ts';
import { expect, test as base } from '../fixtures/test.ts';

interface LiveFood {
  /** What was live before the journey, and is again after it. */
  before: string;
  /** A small release, published and not live. */
  publish(what?: Parameters<typeof publishSmall>[2]): Promise<string>;
  /** For everybody; resolves once the edge hands it out. */
  activate(version: string): Promise<void>;
  kill(version: string): Promise<void>;
}

let count = 0;

/** What the edge hands out. */
export const served = async (request: APIRequestContext): Promise<DiscoveryDocument> =>
  (await request.get('/discovery')).json() as Promise<DiscoveryDocument>;

/** Journeys that change which release of food is live, and leave it as it was. */
export const test = base.extend<{ food: LiveFood }>({
  food: async ({ baseURL }, use) => {
    const edgeServes = (version: string) => untilServed(baseURL ?? '', 'food', version);
    const before = (await production()).remotes.food?.stable ?? '';
    await use({
      before,
      async publish(what) {
        const version = `3.${++count}.0-test.${Date.now()}`;
        await publishSmall('food', version, what);
        return version;
      },
      async activate(version) {
        await changeProduction('activations', { remote: 'food', version, holdback: 0 });
        await edgeServes(version);
      },
      kill: async (version) =>
        void (await changeProduction('kills', { remote: 'food', version, reason: 'the journey of a kill' })),
    });
    if ((await production()).remotes.food?.stable !== before)
      await changeProduction('rollbacks', {
        remote: 'food',
        version: before,
        reason: 'the journey is over',
      });
    // The next journey must not begin with what this one made live.
    await edgeServes(before);
  },
});

export { expect };
