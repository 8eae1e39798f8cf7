import { HOST_NAME } from '@souk/contracts';
import type { ChannelState, LiveRelease, QuarantinedRelease, RolloutStep } from '@souk/contracts';
import { liveOf } from '../state/live-of.ts';
import { isRenderingOff } from '../state/rendering-off.ts';
import type { Action } from './action.ts';
import { goesOut, lastGood } from './action.ts';
import { holdbackOf, stepsOf } from './choice.ts';
import type { Choice } from './choice.ts';

/** The planned change of one remote. */
export interface Plan {
  live: LiveRelease | undefined;
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
export function planOf(action: Action, state: ChannelState, choice: Choice, holdback: number): Plan | null {
  const live = liveOf(state, action.remote);
  const plan = {
    live,
    out: false,
    quarantined: [] as string[],
    steps: null,
    holdback: null,
    on: null,
    offForAll: isRenderingOff(state, HOST_NAME) && action.remote !== HOST_NAME,
    held: undefined,
  };
  switch (action.kind) {
    case 'rollback': {
      const version = choice.target || (live && lastGood(live));
      if (!live || (version === live.stable && !live.canary)) return null;
      if (!version && !goesOut(action.remote, live)) return null;
      const left = [live.stable, live.canary?.version].filter((it) => typeof it === 'string');
      const quarantined = left.filter((it) => it !== version);
      return { ...plan, version: version ?? '', out: !version, quarantined };
    }
    case 'kill':
      return live && action.version
        ? {
            ...plan,
            version: action.version,
            out: leavesNothing(action.remote, live, action.version),
            quarantined: [action.version],
          }
        : null;
    case 'canary':
      if (!action.version || action.version === live?.stable) return null;
      return { ...plan, version: action.version, steps: stepsOf(choice) };
    case 'activate':
      if (!action.version || (action.version === live?.stable && !live.canary)) return null;
      return { ...plan, version: action.version, holdback: holdbackOf(choice.holdback ?? String(holdback)) };
    case 'lift': {
      const held = state.quarantined.find(
        ({ remote, version }) => remote === action.remote && version === action.version,
      );
      return held && action.version ? { ...plan, version: action.version, held } : null;
    }
    case 'rendering-off':
    case 'rendering-on': {
      const on = action.kind === 'rendering-on';
      return live && isRenderingOff(state, action.remote) === on ? { ...plan, version: '', on } : null;
    }
    case 'abort':
      return live?.canary
        ? {
            ...plan,
            version: live.canary.version,
            out: live.stable === null,
            quarantined: [live.canary.version],
          }
        : null;
    case 'promote':
      return live?.canary ? { ...plan, version: live.canary.version } : null;
    case 'pause':
    case 'continue': {
      const wanted = action.kind === 'pause' ? 'running' : 'paused';
      return live?.canary?.rollout?.status === wanted ? { ...plan, version: live.canary.version } : null;
    }
    case 'set':
      return { ...plan, version: '', holdback: holdbackOf(choice.holdback ?? '') };
  }
}

/** Whether a kill leaves the remote without a release. */
function leavesNothing(remote: string, { stable, canary, fallback }: LiveRelease, killed: string): boolean {
  if (remote === HOST_NAME) return false;
  return killed === stable ? fallback === null : killed === canary?.version && stable === null;
}
