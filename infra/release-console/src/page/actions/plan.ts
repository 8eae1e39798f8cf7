import { HOST_NAME } from '@souk/contracts';
import type {
  ChannelState,
  LiveRelease,
  QuarantinedRelease,
  RemoteSettings,
  RolloutStep,
} from '@souk/contracts';
import {
  changesClock,
  hasCandidate,
  isKilledIn,
  isRenderingOff,
  isRollbackRepeated,
  mayBeRemoved,
  planAbort,
  planActivation,
  planCanary,
  planKill,
  planLift,
  planPromotion,
  planRenderingSwitch,
  planRollback,
  removesRemote,
  rollbackTarget,
} from '@souk/contracts/channel-changes';
import type { ChannelStep } from '@souk/contracts/channel-changes';
import { liveOf } from '../state/live-of.ts';
import type { Action } from './action.ts';
import { holdbackOf, stepsOf } from './choice.ts';
import type { Choice } from './choice.ts';

/** The planned change of one remote. */
export interface Plan {
  live: LiveRelease | undefined;
  /** What the registry does; null for an invalid input, a set, and what makes no revision. */
  step: ChannelStep | null;
  /** The release in question, such as the rollback's target; empty if there is none. */
  version: string;
  /** Whether the remote is removed from the channel. */
  out: boolean;
  /** Versions that are quarantined. */
  quarantined: string[];
  steps: RolloutStep[] | null;
  holdback: number | null;
  /** Whether edges render its pages afterwards; null: unchanged. */
  on: boolean | null;
  /** Server rendering is off for every page, whatever this remote's setting is. */
  offForAll: boolean;
  /** The quarantine that is lifted. */
  held: QuarantinedRelease | undefined;
}

/** Null if there is nothing to do, such as without a candidate. */
export function planOf(
  action: Action,
  state: ChannelState,
  choice: Choice,
  settings: RemoteSettings,
): Plan | null {
  const { remote } = action;
  const live = liveOf(state, remote);
  const plan = {
    live,
    step: null,
    out: false,
    quarantined: [] as string[],
    steps: null,
    holdback: null,
    on: null,
    offForAll: isRenderingOff(state, HOST_NAME) && remote !== HOST_NAME,
    held: undefined,
  };
  const planned = (version: string, step: ChannelStep) => ({
    ...plan,
    version,
    step,
    out: remote !== HOST_NAME && removesRemote(live, step),
    quarantined: [...(step.quarantine ?? [])],
  });
  switch (action.kind) {
    case 'rollback': {
      if (!live || isRollbackRepeated(live, choice.target || undefined)) return null;
      const target = choice.target || rollbackTarget(live);
      if (target === null && !mayBeRemoved(remote, live)) return null;
      return planned(target ?? '', planRollback(remote, live, target));
    }
    case 'kill':
      if (!live || !action.version || isKilledIn(state, remote, action.version)) return null;
      return planned(action.version, planKill(remote, live, action.version));
    case 'canary': {
      const { version } = action;
      if (!version || version === live?.stable) return null;
      const steps = stepsOf(choice);
      return steps
        ? { ...planned(version, planCanary(state, remote, version, steps)), steps }
        : { ...plan, version };
    }
    case 'activate': {
      const { version } = action;
      if (!version) return null;
      const holdback = holdbackOf(choice.holdback ?? String(settings.holdback));
      if (holdback === null) return { ...plan, version };
      const step = planActivation(state, remote, version, { ...settings, holdback });
      return step && { ...planned(version, step), holdback };
    }
    case 'lift': {
      const held = state.quarantined.find((it) => it.remote === remote && it.version === action.version);
      return held && live ? { ...planned(held.version, planLift(remote, live, held.version)), held } : null;
    }
    case 'rendering-off':
    case 'rendering-on': {
      const on = action.kind === 'rendering-on';
      const step = live && planRenderingSwitch(state, remote, live, on);
      return step ? { ...planned('', step), on } : null;
    }
    case 'abort': {
      const step = live && planAbort(remote, live);
      return step ? planned(step.version ?? '', step) : null;
    }
    case 'promote':
      return hasCandidate(live) ? planned(live.canary.version, planPromotion(remote, live)) : null;
    case 'pause':
    case 'continue':
      return hasCandidate(live) && changesClock(live, action.kind)
        ? { ...plan, version: live.canary.version }
        : null;
    case 'set':
      return { ...plan, version: '', holdback: holdbackOf(choice.holdback ?? '') };
  }
}
