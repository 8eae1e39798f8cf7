import type { RolloutStep } from '@souk/contracts';
import type { Candidate } from '@souk/contracts/channel-changes';
import type { PoolClient } from 'pg';

/** Steps of one share without an end wait for a person: `minutes` 0 on the only step. */
export async function startRollout(
  client: PoolClient,
  channel: string,
  remote: string,
  { version, kind }: Candidate,
  steps: readonly RolloutStep[],
): Promise<void> {
  await removeRollout(client, channel, remote);
  await client.query(
    `insert into registry.rollouts (channel, remote, version, kind, steps, next_at)
     values ($1, $2, $3, $4, $5, case when $6::double precision > 0 then now() + make_interval(secs => $6 * 60) end)`,
    [channel, remote, version, kind, JSON.stringify(steps), steps[0]?.minutes ?? 0],
  );
}

export async function removeRollout(client: PoolClient, channel: string, remote: string): Promise<void> {
  await client.query('delete from registry.rollouts where channel = $1 and remote = $2', [channel, remote]);
}

/** Advances a running rollout to a step; returns whether there was one. Without a time the step waits for a person. */
export async function advanceRollout(
  client: PoolClient,
  channel: string,
  remote: string,
  step: number,
  nextAt: Date | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update registry.rollouts set step = $3, next_at = $4
     where channel = $1 and remote = $2 and status = 'running' and step < $3`,
    [channel, remote, step, nextAt],
  );
  return (rowCount ?? 0) > 0;
}

/** Locks a rollout until this transaction ends. */
export async function lockRollout(client: PoolClient, channel: string, remote: string): Promise<void> {
  await client.query('select from registry.rollouts where channel = $1 and remote = $2 for update', [
    channel,
    remote,
  ]);
}

/** Locks a rollout until this transaction ends; returns whether it is running and due: it may have been paused meanwhile. */
export async function lockDueRollout(
  client: PoolClient,
  channel: string,
  remote: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from registry.rollouts
     where channel = $1 and remote = $2 and status = 'running' and next_at <= $3 for update`,
    [channel, remote, now],
  );
  return rowCount === 1;
}

/** Pauses a rollout; returns whether one was running. */
export async function pauseRollout(client: PoolClient, channel: string, remote: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update registry.rollouts
     set status = 'paused', next_at = null,
       remaining_seconds = case when next_at is not null then greatest(0, extract(epoch from next_at - now())) end
     where channel = $1 and remote = $2 and status = 'running'`,
    [channel, remote],
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Continues a paused rollout with the time that was left. One that was paused by a doubt is compared again from here: who
 * continues it did not believe the reports so far, and those of later visitors count.
 */
export async function continueRollout(client: PoolClient, channel: string, remote: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update registry.rollouts
     set status = 'running', next_at = now() + make_interval(secs => remaining_seconds), remaining_seconds = null,
       started_at = case when judgement ->> 'said' = 'doubted' then now() else started_at end,
       judgement = case when judgement ->> 'said' = 'doubted' then null else judgement end
     where channel = $1 and remote = $2 and status = 'paused'`,
    [channel, remote],
  );
  return (rowCount ?? 0) > 0;
}
