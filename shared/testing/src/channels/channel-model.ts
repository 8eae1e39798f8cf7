import type { ChannelState, LiveRelease, Rollout, RolloutStep } from '@souk/contracts';
import {
  changesClock,
  hasCandidate,
  isKilledIn,
  isRollbackRepeated,
  planAbort,
  planActivation,
  planCanary,
  planGrowth,
  planKill,
  planLift,
  planPromotion,
  planRenderingSwitch,
  planRollback,
  planSet,
  rollbackTarget,
  versionsOfSet,
} from '@souk/contracts/channel-changes';
import type { ChannelStep, Observation } from '@souk/contracts/channel-changes';

/** A change that somebody requests, or that is due. */
export type ModelledChange =
  | ({ kind: 'activate'; remote: string; version: string } & Observation)
  | { kind: 'canary'; remote: string; version: string; steps: RolloutStep[] }
  | { kind: 'promote' | 'abort' | 'pause' | 'continue'; remote: string }
  | { kind: 'rollback'; remote: string; to: string | undefined }
  | { kind: 'kill' | 'lift'; remote: string; version: string }
  | { kind: 'rendering-on' | 'rendering-off'; remote: string }
  | ({ kind: 'set'; source: ChannelState } & Observation)
  | { kind: 'due-steps' };

/** Moments do not matter here: whether there is one does. */
const SOME_TIME = '2026-01-01T00:00:00.000Z';

const UNCHANGED = ['quarantine', 'lift', 'rendering-off', 'rendering-on'];

/**
 * A channel in memory: its state after changes as the registry has to have it, with the history that its last good releases
 * come from.
 */
export class ChannelModel {
  state: ChannelState;
  readonly #history: { remote: string; revision: number; stable: string | null }[] = [];

  constructor(channel: string) {
    this.state = { channel, epoch: '', revision: 0, remotes: {}, quarantined: [], serverRenderingOff: [] };
  }

  /** What a change does by the plans of the contracts; empty where it changes nothing. */
  plan(change: ModelledChange): ChannelStep[] {
    const { state } = this;
    if (change.kind === 'set') return planSet(state, versionsOfSet(change.source), () => change);
    if (change.kind === 'due-steps')
      return Object.entries(state.remotes).flatMap(([remote, live]) => dueStep(remote, live) ?? []);
    const step = this.#planOne(change);
    return step ? [step] : [];
  }

  #planOne(change: Exclude<ModelledChange, { kind: 'set' | 'due-steps' }>): ChannelStep | null {
    const { state } = this;
    const { remote } = change;
    if (change.kind === 'activate') return planActivation(state, remote, change.version, change);
    if (change.kind === 'canary') return planCanary(state, remote, change.version, change.steps);
    const live = state.remotes[remote];
    if (!live) return null;
    switch (change.kind) {
      case 'promote':
        return hasCandidate(live) ? planPromotion(remote, live) : null;
      case 'abort':
        return planAbort(remote, live);
      case 'rollback':
        if (isRollbackRepeated(live, change.to)) return null;
        return planRollback(remote, live, change.to ?? rollbackTarget(live));
      case 'kill':
        return isKilledIn(state, remote, change.version) ? null : planKill(remote, live, change.version);
      case 'lift':
        return planLift(remote, live, change.version);
      case 'rendering-on':
      case 'rendering-off':
        return planRenderingSwitch(state, remote, live, change.kind === 'rendering-on');
      case 'pause':
      case 'continue':
        return null;
    }
  }

  /** Makes a change; returns what it did. */
  make(change: ModelledChange): ChannelStep[] {
    if (change.kind === 'pause' || change.kind === 'continue') this.#turnClock(change.remote, change.kind);
    const steps = this.plan(change);
    for (const step of steps) this.#append(step);
    return steps;
  }

  #append(step: ChannelStep): void {
    const { remote, action, stable, quarantine = [], kill = false } = step;
    const revision = this.state.revision + 1;
    const before = this.state.remotes[remote];
    this.#history.push({ remote, revision, stable });
    const remotes = { ...this.state.remotes };
    if (!before || !UNCHANGED.includes(action))
      remotes[remote] = {
        stable,
        canary: step.canary && { ...step.canary, rollout: rolloutAfter(before, step) },
        fallback: null,
        revision,
        action,
        reason: null,
        actor: '',
        changedAt: SOME_TIME,
      };
    const lifted = (version: string) => action === 'lift' && version === step.version;
    const held = this.state.quarantined.filter((it) => it.remote !== remote || !lifted(it.version));
    for (const version of quarantine) {
      const known = held.findIndex((it) => it.remote === remote && it.version === version);
      const killed = kill || (held[known]?.killed ?? false);
      const entry = { remote, version, killed, revision, reason: '', quarantinedAt: SOME_TIME };
      if (known >= 0) held.splice(known, 1, entry);
      else held.push(entry);
    }
    const off = (this.state.serverRenderingOff ?? []).filter(
      (it) => action !== 'rendering-on' || it.remote !== remote,
    );
    if (action === 'rendering-off')
      off.push({ remote, revision, reason: '', actor: '', switchedOffAt: SOME_TIME });
    this.state = { ...this.state, revision, remotes, quarantined: held, serverRenderingOff: off };
    for (const [name, live] of Object.entries(remotes))
      remotes[name] = { ...live, fallback: this.#fallbackOf(name, live) };
  }

  /** The last other release that was stable before, and that is not quarantined. */
  #fallbackOf(remote: string, { stable, revision }: LiveRelease): string | null {
    if (stable === null) return null;
    const earlier = this.#history.findLast(
      (row) =>
        row.remote === remote &&
        row.revision < revision &&
        row.stable !== null &&
        row.stable !== stable &&
        !this.state.quarantined.some((held) => held.remote === remote && held.version === row.stable),
    );
    return earlier?.stable ?? null;
  }

  #turnClock(remote: string, operation: 'pause' | 'continue'): void {
    const live = this.state.remotes[remote];
    if (!live?.canary?.rollout || !changesClock(live, operation)) return;
    const { rollout } = live.canary;
    const isTimed = (rollout.steps[rollout.step]?.minutes ?? 0) > 0;
    const turned: Rollout =
      operation === 'pause'
        ? { ...rollout, status: 'paused', nextAt: null }
        : { ...rollout, status: 'running', nextAt: isTimed ? SOME_TIME : null };
    this.state.remotes[remote] = { ...live, canary: { ...live.canary, rollout: turned } };
  }
}

/** The next step of a running rollout, or its promotion after the last one; null where nothing is due. */
function dueStep(remote: string, live: LiveRelease): ChannelStep | null {
  const rollout = live.canary?.rollout;
  if (!hasCandidate(live) || !rollout || rollout.nextAt === null) return null;
  const next = rollout.steps[rollout.step + 1];
  return next ? planGrowth(remote, live, next.share) : planPromotion(remote, live);
}

function rolloutAfter(before: LiveRelease | undefined, { canary, steps }: ChannelStep): Rollout | null {
  const at = (all: RolloutStep[], step: number, kind: Rollout['kind']): Rollout => ({
    kind,
    steps: all,
    step,
    status: 'running',
    nextAt: (all[step]?.minutes ?? 0) > 0 ? SOME_TIME : null,
  });
  if (canary && steps) return at(steps, 0, canary.kind);
  const running = before?.canary?.rollout;
  return running ? at(running.steps, running.step + 1, running.kind) : null;
}
