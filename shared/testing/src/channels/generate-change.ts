import type { RolloutStep } from '@souk/contracts';
import { canaryRefusal } from '@souk/contracts/channel-changes';
import type { ChannelStep } from '@souk/contracts/channel-changes';
import type { ChannelModel, ModelledChange } from './channel-model.ts';
import type { Random } from './seeded-random.ts';

/** What changes are generated of. */
export interface Generated {
  remotes: readonly [string, ...string[]];
  versions: readonly [string, ...string[]];
  /** The channel that sets come from. */
  source: ChannelModel;
}

const STEPS: readonly [RolloutStep[], ...RolloutStep[][]] = [
  [{ share: 5, minutes: 0 }],
  [{ share: 95, minutes: 30 }],
  [
    { share: 10, minutes: 30 },
    { share: 50, minutes: 60 },
  ],
  [
    { share: 20, minutes: 10 },
    { share: 40, minutes: 0 },
  ],
];

const KINDS: readonly [ModelledChange['kind'], ...ModelledChange['kind'][]] = [
  'activate',
  'activate',
  'canary',
  'canary',
  'promote',
  'abort',
  'pause',
  'continue',
  'rollback',
  'rollback',
  'kill',
  'lift',
  'lift',
  'rendering-off',
  'rendering-on',
  'set',
  'due-steps',
];

/** A change that the registry does not refuse in this state of the channel. */
export function generateChange(random: Random, model: ChannelModel, from: Generated): ModelledChange {
  for (;;) {
    const change = anyChange(random, from);
    if (isAllowed(model, change)) return change;
  }
}

function anyChange(random: Random, { remotes, versions, source }: Generated): ModelledChange {
  const kind = random.oneOf(KINDS);
  const remote = random.oneOf(remotes);
  const version = random.oneOf(versions);
  const observation = { holdback: random.oneOf([0, 10, 50]), observationMinutes: 30 };
  switch (kind) {
    case 'activate':
      return { kind, remote, version, ...observation };
    case 'canary':
      return { kind, remote, version, steps: random.oneOf(STEPS) };
    case 'rollback':
      return { kind, remote, to: random.chance(0.3) ? version : undefined };
    case 'kill':
    case 'lift':
      return { kind, remote, version };
    case 'set':
      return { kind, source: source.state, ...observation };
    case 'due-steps':
      return { kind };
    default:
      return { kind, remote };
  }
}

function isAllowed(model: ChannelModel, change: ModelledChange): boolean {
  const { state } = model;
  const isHeld = (remote: string, version: string | null | undefined) =>
    state.quarantined.some((held) => held.remote === remote && held.version === version);
  const goesLive = ({ remote, canary, stable }: ChannelStep) => !isHeld(remote, canary?.version ?? stable);
  switch (change.kind) {
    case 'due-steps':
      return true;
    case 'set':
      return Object.keys(change.source.remotes).length > 0 && model.plan(change).every(goesLive);
    case 'activate':
      return model.plan(change).every(goesLive);
    case 'canary': {
      const { remote, version, steps } = change;
      return !isHeld(remote, version) && canaryRefusal(state.remotes[remote], version, steps) === null;
    }
    default: {
      const live = state.remotes[change.remote];
      if (!live) return false;
      if (['promote', 'pause', 'continue'].includes(change.kind)) return live.canary !== null;
      if (change.kind === 'lift') return isHeld(change.remote, change.version);
      if (change.kind === 'rollback') return !isHeld(change.remote, change.to);
      return true;
    }
  }
}
