import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ChannelState } from '@souk/contracts';
import { ChannelModel, generateChange, seededRandom } from '@souk/testing/channels';
import type { ModelledChange } from '@souk/testing/channels';
import { takeDueSteps } from '../rollouts/take-due-steps.ts';
import { openReleaseStore } from '../store/open-release-store.ts';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease } from '../testing/releases.ts';
import { RevisionFeed } from './revision-feed.ts';

const VERSIONS = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'] as const;
const REMOTES = ['food', 'grocery'] as const;
const MONTH_MS = 30 * 24 * 60 * 60_000;

/** The calls of the registry, with what they carry besides the remote. */
const CALLS = {
  activate: 'activations',
  canary: 'canaries',
  promote: 'promotions',
  abort: 'aborts',
  pause: 'pauses',
  continue: 'continues',
  rollback: 'rollbacks',
  kill: 'kills',
  lift: 'quarantine-lifts',
  'rendering-on': 'server-renderings',
  'rendering-off': 'server-renderings',
  set: 'set-promotions',
} as const satisfies Record<Exclude<ModelledChange['kind'], 'due-steps'>, string>;

function bodyOf(change: Exclude<ModelledChange, { kind: 'due-steps' }>): object {
  const reason = 'generated';
  switch (change.kind) {
    case 'activate':
      return { remote: change.remote, version: change.version, holdback: change.holdback };
    case 'canary':
      return { remote: change.remote, version: change.version, steps: change.steps };
    case 'rollback':
      return { remote: change.remote, version: change.to, reason };
    case 'kill':
    case 'lift':
      return { remote: change.remote, version: change.version, reason };
    case 'rendering-on':
    case 'rendering-off':
      return { remote: change.remote, on: change.kind === 'rendering-on', reason };
    case 'set':
      return { from: change.source.channel, holdback: change.holdback };
    case 'abort':
      return { remote: change.remote, reason };
    default:
      return { remote: change.remote };
  }
}

/** The relevant parts of a state: everything but names, times and the numbers of revisions. */
function decisive({ revision, remotes, quarantined, serverRenderingOff = [] }: ChannelState) {
  return {
    revision,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([remote, { stable, canary, fallback, action }]) => {
        const rollout = canary?.rollout;
        const clock = rollout && { ...rollout, nextAt: rollout.nextAt !== null };
        return [remote, { stable, canary: canary && { ...canary, rollout: clock }, fallback, action }];
      }),
    ),
    quarantined: quarantined.map(({ remote, version, killed }) => `${remote} ${version} ${killed}`).sort(),
    renderingOff: serverRenderingOff.map(({ remote }) => remote).sort(),
  };
}

for (const kind of databases)
  describe(`planned changes, on the ${kind} database`, () => {
    let registry: RegistryUnderTest;
    let now = new Date();

    before(async () => {
      registry = await startRegistryUnderTest(kind);
      for (const remote of REMOTES)
        for (const version of VERSIONS) await registry.operator.publish(aRelease(remote, version));
    });
    after(() => registry.close());

    const stateOf = async (channel: string) =>
      (await registry.operator.state(channel)).body as unknown as ChannelState;

    async function make(channel: string, change: ModelledChange): Promise<void> {
      if (change.kind === 'due-steps') {
        now = new Date(now.getTime() + MONTH_MS);
        const store = await openReleaseStore({ storeDir: registry.storeDir });
        const onError = (error: unknown) => assert.fail(String(error));
        await takeDueSteps({ pool: registry.pool, store, feed: new RevisionFeed(), onError }, now);
        return;
      }
      const { status, body } = await registry.operator.post(
        `channels/${channel}/${CALLS[change.kind]}`,
        bodyOf(change),
      );
      assert.equal(status, 200, JSON.stringify(body));
    }

    for (const seed of [1, 2, 3])
      it(`are what the registry does, whatever happened in the channel before (seed ${seed})`, async () => {
        const random = seededRandom(seed);
        const model = new ChannelModel(`target-${seed}`);
        const source = new ChannelModel(`source-${seed}`);
        for (let count = 0; count < 50; count += 1) {
          if (count === 0 || random.chance(0.2)) {
            const tested = generateTested(random);
            await make(source.state.channel, tested);
            source.make(tested);
          }
          const change = generateChange(random, model, { remotes: REMOTES, versions: VERSIONS, source });
          const before = decisive(model.state);
          await make(model.state.channel, change);
          model.make(change);
          const seen = `after ${change.kind} ${JSON.stringify({ ...change, source: undefined })} of ${JSON.stringify(before)}`;
          assert.deepEqual(decisive(await stateOf(model.state.channel)), decisive(model.state), seen);
        }
      });
  });

const generateTested = (random: ReturnType<typeof seededRandom>): ModelledChange => ({
  kind: 'activate',
  remote: random.oneOf(REMOTES),
  version: random.oneOf(VERSIONS),
  holdback: 0,
  observationMinutes: 30,
});
