import type { ChannelChange, ChannelState, RolloutStep } from '@souk/contracts';
import {
  canaryRefusal,
  hasCandidate,
  planAbort,
  planCanary,
  planGrowth,
  planPromotion,
} from '@souk/contracts/channel-changes';
import type { CanaryRefusal } from '@souk/contracts/channel-changes';
import { transaction } from '@souk/database';
import { Problem } from '@souk/http-server';
import type { Pool } from 'pg';
import { writeAudit } from '../audit/audit-log.ts';
import { requireGoodRelease } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import { changeChannel, requireLive, requireRevision } from './change-channel.ts';
import type { ChangeRequest } from './change-channel.ts';
import { readChannelState } from './channel-state.ts';
import { advanceRollout, continueRollout, lockDueRollout, lockRollout, pauseRollout } from './rollouts.ts';

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
    const refusal = canaryRefusal(state.remotes[remote], version, steps);
    if (refusal) throw problemOf(refusal, version);
    await requireGoodRelease(client, state, remote, version, damaged);
    return [planCanary(state, remote, version, steps)];
  });
}

function problemOf(refusal: CanaryRefusal, version: string): Problem {
  const { code } = refusal;
  switch (code) {
    case 'already-live':
      return new Problem(
        422,
        code,
        `${version} is already live for every visitor. Choose another version for the canary.`,
      );
    case 'another-candidate': {
      const { running } = refusal;
      return new Problem(
        422,
        code,
        `A canary of ${running.version} is already running at ${running.share} %. Promote or abort it first.`,
      );
    }
    case 'moves-back':
      return new Problem(
        422,
        code,
        `The canary cannot go from ${refusal.from} % down to ${refusal.to} %, since visitors would get the old release again. Choose a larger share, or abort it.`,
      );
  }
}

export interface CandidateRequest extends ChangeRequest {
  remote: string;
}

function requireCandidate(state: ChannelState, remote: string) {
  const live = requireLive(state, remote);
  if (!hasCandidate(live))
    throw new Problem(
      422,
      'no-candidate',
      `${remote} has no running candidate in ${state.channel}. Start one with \`souk canary ${remote}\` first.`,
    );
  return live;
}

interface Promotion extends CandidateRequest {
  /** Only a rollout that is running and due at this time is promoted; absent: a person promotes it, whatever its clock says. */
  dueAt?: Date;
}

/** Makes a candidate live for every visitor. @throws Problem */
export function promoteCanary(pool: Pool, request: Promotion, damaged: DamagedFiles): Promise<ChannelChange> {
  const { channel, remote, dueAt } = request;
  return changeChannel(pool, request, async (client, state) => {
    const live = requireCandidate(state, remote);
    await requireGoodRelease(client, state, remote, live.canary.version, damaged, 'live');
    // A pause makes no revision, so the channel's revision does not show it.
    if (dueAt && !(await lockDueRollout(client, channel, remote, dueAt))) return [];
    return [planPromotion(remote, live)];
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
    const live = requireCandidate(state, remote);
    await requireGoodRelease(client, state, remote, live.canary.version, damaged, 'live');
    if (!(await advanceRollout(client, channel, remote, step, nextAt))) return [];
    return [planGrowth(remote, live, share)];
  });
}

/** Removes a candidate from its visitors and quarantines it. @throws Problem */
export function abortCanary(
  pool: Pool,
  request: CandidateRequest & { reason: string },
): Promise<ChannelChange> {
  const { remote } = request;
  return changeChannel(pool, request, async (_client, state) => {
    const step = planAbort(remote, requireLive(state, remote));
    return step ? [step] : [];
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
