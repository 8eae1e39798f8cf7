import type { ChannelChange, ChannelState, LiveRelease, RolloutStep } from '@souk/contracts';
import { transaction } from '@souk/database';
import type { Pool } from 'pg';
import { writeAudit } from '../audit/audit-log.ts';
import { requireGoodRelease } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import { Problem } from '../problem.ts';
import { changeChannel, requireLive, requireRevision } from './change-channel.ts';
import type { ChangeRequest } from './change-channel.ts';
import { readChannelState } from './channel-state.ts';
import { advanceRollout, continueRollout, lockRollout, pauseRollout } from './rollouts.ts';

export interface CanaryRequest extends ChangeRequest {
  remote: string;
  version: string;
  /** What follows the last step is promotion; a single step of 0 minutes waits for a person. */
  steps: RolloutStep[];
}

/**
 * Gives a release to a share of visitors, growing by steps. Who has it keeps it while the share grows.
 * @throws Problem
 */
export function startCanary(
  pool: Pool,
  request: CanaryRequest,
  damaged: DamagedFiles,
): Promise<ChannelChange> {
  const { remote, version, steps } = request;
  return changeChannel(pool, request, async (client, state) => {
    // The first release of a remote can start as a canary as well; the other visitors then get no release of it.
    const live = state.remotes[remote];
    const share = steps[0]?.share ?? 0;
    checkShares(steps, live, version);
    await requireGoodRelease(client, state, remote, version, damaged);
    return [
      {
        remote,
        action: 'canary',
        stable: live?.stable ?? null,
        canary: { version, share, kind: 'canary' },
        steps,
        version,
      },
    ];
  });
}

function checkShares(steps: readonly RolloutStep[], live: LiveRelease | undefined, version: string): void {
  const refuse = (code: string, detail: string) => new Problem(422, code, detail);
  if (version === live?.stable) throw refuse('already-live', `${version} is already live for every visitor.`);
  if (live?.canary && live.canary.version !== version)
    throw refuse(
      'another-candidate',
      `A canary of ${live.canary.version} is already running at ${live.canary.share} %. Promote or abort it first.`,
    );
  const shares = [live?.canary?.share ?? 0, ...steps.map(({ share }) => share)];
  const back = shares.findIndex((share, at) => share < (shares[at - 1] ?? 0));
  if (back > 0)
    throw refuse(
      'moves-back',
      `A canary only grows: from ${shares[back - 1]} % to ${shares[back]} % visitors would be moved back. Abort it instead.`,
    );
}

export interface CandidateRequest extends ChangeRequest {
  remote: string;
}

function requireCandidate(state: ChannelState, remote: string) {
  const live = requireLive(state, remote);
  if (!live.canary) throw new Problem(422, 'no-candidate', `${remote} has no running candidate.`);
  return { live, canary: live.canary };
}

/** Makes a candidate live for every visitor. @throws Problem */
export function promoteCanary(
  pool: Pool,
  request: CandidateRequest,
  damaged: DamagedFiles,
): Promise<ChannelChange> {
  const { remote } = request;
  return changeChannel(pool, request, async (client, state) => {
    const { canary } = requireCandidate(state, remote);
    await requireGoodRelease(client, state, remote, canary.version, damaged, 'live');
    return [{ remote, action: 'promote', stable: canary.version, canary: null }];
  });
}

/** Raises the share to the next step of a rollout. @throws Problem */
export function growCanary(
  pool: Pool,
  request: CandidateRequest & { share: number; step: number; nextAt: Date | null },
  damaged: DamagedFiles,
): Promise<ChannelChange> {
  const { channel, remote, share, step, nextAt } = request;
  return changeChannel(pool, request, async (client, state) => {
    const { live, canary } = requireCandidate(state, remote);
    await requireGoodRelease(client, state, remote, canary.version, damaged, 'live');
    if (!(await advanceRollout(client, channel, remote, step, nextAt))) return [];
    const { version, kind } = canary;
    return [{ remote, action: 'canary', stable: live.stable, canary: { version, kind, share } }];
  });
}

/** Removes a candidate from its visitors and quarantines it. @throws Problem */
export function abortCanary(
  pool: Pool,
  request: CandidateRequest & { reason: string },
): Promise<ChannelChange> {
  const { remote } = request;
  return changeChannel(pool, request, async (_client, state) => {
    const live = requireLive(state, remote);
    if (!live.canary) return [];
    const { version } = live.canary;
    return [{ remote, action: 'abort', stable: live.stable, canary: null, quarantine: [version], version }];
  });
}

/**
 * Stops a candidate's clock, or lets it run on; visitors notice nothing, and it makes no revision.
 * @throws Problem 409 with the newer state where it was decided on an older one
 */
export function pauseOrContinueCanary(
  pool: Pool,
  request: CandidateRequest,
  operation: 'pause' | 'continue',
): Promise<ChannelChange> {
  const { channel, remote, actor, reason = null } = request;
  return transaction(pool, async (client) => {
    // Concurrent changes of this candidate run before this one, and are seen, or after it.
    await lockRollout(client, channel, remote);
    const state = await readChannelState(client, channel);
    requireRevision(state, request);
    const { canary } = requireCandidate(state, remote);
    const changed = await (operation === 'pause' ? pauseRollout : continueRollout)(client, channel, remote);
    if (changed)
      await writeAudit(client, actor, {
        action: operation,
        channel,
        remote,
        version: canary.version,
        reason,
      });
    return { changed, state: await readChannelState(client, channel) };
  });
}
