import type { ChannelChange, RolloutStep } from '@souk/contracts';
import { transaction } from '@souk/database';
import type { Pool } from 'pg';
import { THE_REGISTRY, writeAudit } from '../audit/audit-log.ts';
import { growCanary, promoteCanary } from '../channels/canary.ts';
import { readChannelState } from '../channels/channel-state.ts';
import type { RevisionFeed } from '../channels/revision-feed.ts';
import { pauseRollout } from '../channels/rollouts.ts';
import { damagedFiles } from '../gate/damaged-files.ts';
import { Problem } from '../problem.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { announce, ifStillSo } from './act-once.ts';

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
  /** Hears of what failed; the next round tries again. */
  onError(error: unknown): void;
}

/** Grows what is due to grow, and promotes what has come through its last step. What the gate refuses is paused. */
export async function takeDueSteps(parts: StepParts, now: Date): Promise<void> {
  const { rows } = await parts.pool.query<DueRow>(
    `select channel, remote, version, steps, step from registry.rollouts
     where status = 'running' and next_at <= $1 order by next_at, channel, remote`,
    [now],
  );
  for (const row of rows) {
    try {
      const change = await ifStillSo(takeStep(parts, row, now));
      if (change) announce(parts.feed, change);
    } catch (error) {
      if (error instanceof Problem) await pause(parts.pool, row, error);
      // Such as a store that is down: what is due stays due.
      else parts.onError(error);
    }
  }
}

const nextOf = ({ steps, step }: DueRow) => steps[step + 1];

/** Decided on the revision that was read: of several processes one takes the step. */
async function takeStep({ pool, store }: StepParts, row: DueRow, now: Date): Promise<ChannelChange> {
  const { channel, remote, version } = row;
  const state = await readChannelState(pool, channel);
  if (state.remotes[remote]?.canary?.version !== version) return { changed: false, state };
  const damaged = await damagedFiles(pool, store, remote, [version]);
  const request = { channel, remote, actor: THE_REGISTRY, revision: state.revision };
  const next = nextOf(row);
  if (!next) {
    const reason = 'Its last step has passed.';
    return promoteCanary(pool, { ...request, reason }, damaged);
  }
  const nextAt = next.minutes > 0 ? new Date(now.getTime() + next.minutes * 60_000) : null;
  return growCanary(pool, { ...request, share: next.share, step: row.step + 1, nextAt }, damaged);
}

function pause(pool: Pool, row: DueRow, refusal: Problem): Promise<void> {
  const { channel, remote, version } = row;
  return transaction(pool, async (client) => {
    if (!(await pauseRollout(client, channel, remote))) return;
    await writeAudit(client, THE_REGISTRY, {
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
