import type { ChannelChange, ChannelState, LiveRelease } from '@souk/contracts';
import type { ChannelStep } from '@souk/contracts/channel-changes';
import { Problem } from '@souk/http-server';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../audit/audit-log.ts';
import type { Actor } from '../audit/audit-log.ts';
import { transactionOrDryRun } from '../dry-run.ts';
import { collectedMeanwhile } from '../retention/collected-releases.ts';
import { readChannelState } from './channel-state.ts';
import { lockRollout, removeRollout, startRollout } from './rollouts.ts';

export interface ChangeRequest {
  channel: string;
  actor: Actor;
  /** The revision that the change is based on; absent: the newest one. */
  revision?: number | undefined;
  reason?: string | undefined;
  /** Answers what the change would make of the channel, and changes nothing. */
  dryRun?: boolean | undefined;
}

/**
 * Adds to a channel's history, by compare-and-swap on its revision, together with its audit; nothing to do adds nothing.
 * @throws Problem 409 with the newer state where somebody else was faster
 */
export async function changeChannel(
  pool: Pool,
  request: ChangeRequest,
  decide: (client: PoolClient, state: ChannelState) => Promise<readonly ChannelStep[]>,
): Promise<ChannelChange> {
  try {
    return await transactionOrDryRun(pool, request, async (client) => {
      const state = await readChannelState(client, request.channel);
      requireRevision(state, request);
      const steps = await decide(client, state);
      // Before the first revision, as the driver does: in another order two changes could wait for each other.
      for (const remote of steps.map((step) => step.remote).sort())
        await lockRollout(client, request.channel, remote);
      for (const [at, step] of steps.entries()) await append(client, request, state.revision + 1 + at, step);
      if (steps.length === 0) return { changed: false, state };
      return { changed: true, state: await readChannelState(client, request.channel) };
    });
  } catch (error) {
    // Two changes wrote the same next revision, and the other one came first.
    if (isTaken(error)) throw stale(await readChannelState(pool, request.channel));
    throw error;
  }
}

async function append(
  client: PoolClient,
  { channel, actor, reason = undefined }: ChangeRequest,
  revision: number,
  step: ChannelStep,
): Promise<void> {
  const { remote, action, stable, canary, quarantine = [], kill = false } = step;
  const version = step.version === undefined ? (canary?.version ?? stable) : step.version;
  await client
    .query(
      `insert into registry.channel_revisions
         (channel, revision, remote, stable_version, canary_version, canary_share, canary_kind, action, reason, actor, version)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        channel,
        revision,
        remote,
        stable,
        canary?.version,
        canary?.share ?? 0,
        canary?.kind,
        action,
        reason,
        actor.name,
        version,
      ],
    )
    .catch((error: unknown) => {
      throw collectedMeanwhile(error, remote) ?? error;
    });
  for (const quarantined of quarantine)
    await client.query(
      `insert into registry.quarantined_releases as held (channel, remote, version, revision, reason, killed)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (channel, remote, version) do update
         set killed = excluded.killed or (held.killed and held.lifted_at is null),
             revision = case when held.lifted_at is null then held.revision else excluded.revision end,
             reason = case when held.lifted_at is null then held.reason else excluded.reason end,
             lifted_at = null, lifted_by = null, lift_reason = null`,
      [channel, remote, quarantined, revision, reason ?? '', kill],
    );
  if (!canary) await removeRollout(client, channel, remote);
  else if (step.steps) await startRollout(client, channel, remote, canary, step.steps);
  await writeAudit(client, actor, { action, channel, remote, version, revision, reason: reason ?? null });
}

/** The state of a remote that was ever live in a channel. @throws Problem 404 */
export function requireLive(state: ChannelState, remote: string): LiveRelease {
  const live = state.remotes[remote];
  if (!live)
    throw new Problem(
      404,
      'not-live',
      `${remote} has no live release in ${state.channel}. Check the name of the remote, or activate a release of it first.`,
    );
  return live;
}

/** @throws Problem 409 if a change is not based on the newest revision */
export function requireRevision(state: ChannelState, { revision }: Pick<ChangeRequest, 'revision'>): void {
  if (revision !== undefined && revision !== state.revision) throw stale(state);
}

function stale(state: ChannelState): Problem {
  return new Problem(
    409,
    'stale-revision',
    `${state.channel} is now at revision ${state.revision}. Review what changed, then try again.`,
    { state },
  );
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  error.constraint === 'channel_revisions_pkey';
