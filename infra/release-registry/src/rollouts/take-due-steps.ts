import type { ChannelChange, RolloutStep } from '@souk/contracts';
import { transaction } from '@souk/database';
import { Problem } from '@souk/http-server';
import type { Pool } from 'pg';
import { REGISTRY_ACTOR, writeAudit } from '../audit/audit-log.ts';
import { growCanary, promoteCanary } from '../channels/canary.ts';
import { readChannelState } from '../channels/channel-state.ts';
import type { RevisionFeed } from '../channels/revision-feed.ts';
import { pauseRollout } from '../channels/rollouts.ts';
import { damagedFiles } from '../gate/damaged-files.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { ignoreStale } from './ignore-stale.ts';

interface DueRow {
  channel: string;
  remote: string;
  version: string;
  steps: RolloutStep[];
  step: number;
}

export interface StepParts {
  pool: Pool;
  store: ReleaseStore;
  feed: RevisionFeed;
  /** Called for failures; the next round tries again. */
  onError(error: unknown): void;
}

/** Takes the due steps of rollouts, and promotes those after their last step. A rollout that the gate refuses is paused. */
export async function takeDueSteps(parts: StepParts, now: Date): Promise<void> {
  const { rows } = await parts.pool.query<DueRow>(
    `select channel, remote, version, steps, step from registry.rollouts
     where status = 'running' and next_at <= $1 order by next_at, channel, remote`,
    [now],
  );
  for (const row of rows) {
    try {
      const change = await ignoreStale(takeStep(parts, row, now));
      if (change) parts.feed.announce(change);
    } catch (error) {
      if (error instanceof Problem && error.status < 500) await pause(parts.pool, row, error);
      // Such as a store that is down: the step stays due.
      else parts.onError(error);
    }
  }
}

const nextOf = ({ steps, step }: DueRow) => steps[step + 1];

/** Based on the revision that was read, so that one of several processes takes the step. */
async function takeStep({ pool, store }: StepParts, row: DueRow, now: Date): Promise<ChannelChange> {
  const { channel, remote, version } = row;
  const state = await readChannelState(pool, channel);
  if (state.remotes[remote]?.canary?.version !== version) return { changed: false, state };
  const damaged = await damagedFiles(pool, store, remote, [version]);
  const request = { channel, remote, actor: REGISTRY_ACTOR, revision: state.revision };
  const next = nextOf(row);
  if (!next) {
    const reason = 'The last step of the rollout has ended.';
    return promoteCanary(pool, { ...request, reason, dueAt: now }, damaged);
  }
  const nextAt = next.minutes > 0 ? new Date(now.getTime() + next.minutes * 60_000) : null;
  return growCanary(pool, { ...request, share: next.share, step: row.step + 1, nextAt }, damaged);
}

function pause(pool: Pool, row: DueRow, refusal: Problem): Promise<void> {
  const { channel, remote, version } = row;
  return transaction(pool, async (client) => {
    if (!(await pauseRollout(client, channel, remote))) return;
    await writeAudit(client, REGISTRY_ACTOR, {
      action: nextOf(row) ? 'canary' : 'promote',
      outcome: 'refused',
      code: refusal.code,
      channel,
      remote,
      version,
      reason: `${refusal.message} The rollout is paused.`,
    });
  });
}
