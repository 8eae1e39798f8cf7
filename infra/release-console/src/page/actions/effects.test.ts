import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { ChannelState } from '@souk/contracts';
import { endedCandidate } from '@souk/contracts/channel-changes';
import { initLanguage } from '@souk/i18n';
import { ChannelModel, generateChange, seededRandom } from '@souk/testing/channels';
import type { ModelledChange } from '@souk/testing/channels';
import { percent } from '../formats.ts';
import type { Action } from './action.ts';
import { NO_CHOICE } from './choice.ts';
import type { Choice } from './choice.ts';
import { effectsOf } from './effects.ts';
import { planOf } from './plan.ts';
import { setChangesOf } from './set-changes.ts';

beforeEach(() => initLanguage('en'));

const REMOTES = ['food', 'grocery'] as const;
const VERSIONS = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'] as const;

type OfRemote = Exclude<ModelledChange, { kind: 'set' | 'due-steps' }>;

const asTyped = (change: OfRemote): Choice => ({
  ...NO_CHOICE,
  ...(change.kind === 'activate' && { holdback: String(change.holdback) }),
  ...(change.kind === 'rollback' && { target: change.to ?? '' }),
  ...(change.kind === 'canary' && {
    grow:
      change.steps.length === 1 && change.steps[0]?.minutes === 0 ? ('hold' as const) : ('steps' as const),
    // Only a fixed share waits for a person in the console.
    steps: change.steps.map(({ share, minutes }) => ({
      share: String(share),
      minutes: String(minutes || 1),
    })),
  }),
});

/** What the dialog shows; null where it says that there is nothing to do. */
function announce(state: ChannelState, change: OfRemote): string | null {
  const version = 'version' in change ? { version: change.version } : {};
  const action: Action = { kind: change.kind, remote: change.remote, ...version };
  const plan = planOf(action, state, asTyped(change), DEFAULT_SETTINGS);
  return plan && effectsOf(action, plan, { propagation: null, observationMinutes: 30 }).join('\n');
}

/** The versions and shares of what the registry does. */
function factsOf(model: ChannelModel, change: ModelledChange) {
  return model.plan(change).flatMap((step) => {
    const given = step.canary && (step.steps ? step.canary : null);
    const ended = endedCandidate(model.state.remotes[step.remote], step)?.version;
    return [step.version, ...(step.quarantine ?? []), given?.version, given && percent(given.share), ended];
  });
}

describe('what the console announces', () => {
  for (const seed of [1, 2, 3])
    it(`is what the registry does, whatever happened in the channel before (seed ${seed})`, () => {
      const random = seededRandom(seed);
      const model = new ChannelModel('production');
      const source = new ChannelModel('staging');
      for (let count = 0; count < 400; count += 1) {
        const tested = { remote: random.oneOf(REMOTES), version: random.oneOf(VERSIONS), holdback: 0 };
        if (random.chance(0.2)) source.make({ kind: 'activate', observationMinutes: 30, ...tested });
        const change = generateChange(random, model, { remotes: REMOTES, versions: VERSIONS, source });
        const facts = factsOf(model, change).filter((fact) => typeof fact === 'string');
        if (change.kind === 'set') {
          const { holdback } = change;
          const settingsOf = () => DEFAULT_SETTINGS;
          const shown = setChangesOf(model.state, change.source, { holdback, settingsOf }).join('\n');
          for (const fact of facts) expect(shown).toContain(fact);
        } else if (change.kind !== 'due-steps') {
          const shown = announce(model.state, change);
          for (const fact of facts) expect(shown).toContain(fact);
          if (change.kind !== 'pause' && change.kind !== 'continue' && change.kind !== 'canary')
            expect([change, shown === null]).toEqual([change, model.plan(change).length === 0]);
        }
        model.make(change);
      }
    });
});
