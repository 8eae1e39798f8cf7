import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChannelState } from '@souk/contracts';
import { endedCandidate, removesRemote } from '@souk/contracts/channel-changes';
import { ChannelModel, generateChange, seededRandom } from '@souk/testing/channels';
import type { ModelledChange } from '@souk/testing/channels';
import {
  ofAbort,
  ofActivation,
  ofCanary,
  ofKill,
  ofPromotion,
  ofRollback,
  ofServerRendering,
  ofSetPromotion,
} from './consequences.ts';

const REMOTES = ['food', 'grocery'] as const;
const VERSIONS = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'] as const;

/** What the command announces; null where visitors notice nothing. */
function announce(model: ChannelModel, change: ModelledChange): string | null {
  const { state } = model;
  switch (change.kind) {
    case 'activate':
      return ofActivation(state, change.remote, change.version, change);
    case 'canary':
      return ofCanary(change.remote, change.version, change.steps);
    case 'promote':
      return ofPromotion(change.remote, state.remotes[change.remote]);
    case 'abort':
      return ofAbort(change.remote, state.remotes[change.remote]);
    case 'rollback':
      return ofRollback(change.remote, state.remotes[change.remote], change.to);
    case 'kill':
      return ofKill(state, change.remote, change.version);
    case 'set':
      return ofSetPromotion('staging', state, model.plan(change));
    case 'rendering-on':
    case 'rendering-off':
      return ofServerRendering(change.remote, change.kind === 'rendering-on' ? 'on' : 'off', state);
    default:
      return null;
  }
}

/** The versions whose visitors change, and the shares, of what the registry does. */
function factsOf(state: ChannelState, model: ChannelModel, change: ModelledChange) {
  return model.plan(change).flatMap((step) => {
    const live = state.remotes[step.remote];
    const named = [step.version, ...(step.quarantine ?? [])];
    const given = step.canary && (step.steps ? step.canary : null);
    const back = step.action === 'rollback' || step.action === 'abort' ? step.stable : null;
    const ended = endedCandidate(live, step)?.version;
    const removed = removesRemote(live, step) && step.action !== 'abort' ? 'removed' : null;
    return [...named, given?.version, given && `${given.share} %`, back, ended, removed];
  });
}

describe('what a command announces', () => {
  for (const seed of [1, 2, 3])
    it(`is what the registry does, whatever happened in the channel before (seed ${seed})`, () => {
      const random = seededRandom(seed);
      const model = new ChannelModel('production');
      const source = new ChannelModel('staging');
      for (let count = 0; count < 400; count += 1) {
        const holdback = 0;
        const tested = { remote: random.oneOf(REMOTES), version: random.oneOf(VERSIONS), holdback };
        if (random.chance(0.2)) source.make({ kind: 'activate', observationMinutes: 30, ...tested });
        const change = generateChange(random, model, { remotes: REMOTES, versions: VERSIONS, source });
        const announced = announce(model, change);
        if (!['due-steps', 'pause', 'continue', 'lift'].includes(change.kind)) {
          for (const fact of factsOf(model.state, model, change))
            if (fact)
              assert.ok(announced?.includes(fact), `${fact} of ${JSON.stringify(change)}: ${announced}`);
          if (['activate', 'rollback', 'kill'].includes(change.kind))
            assert.equal(announced === null, model.plan(change).length === 0, JSON.stringify(change));
        }
        model.make(change);
      }
    });
});
