import { HOST_NAME } from '@souk/contracts';
import type { ChannelAction, ChannelChange, ChannelState, LiveRelease } from '@souk/contracts';
import type { Pool, PoolClient } from 'pg';
import { requireGoodRelease } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import { Problem } from '../problem.ts';
import { findRelease } from '../releases/releases.ts';
import { changeChannel, requireLive } from './change-channel.ts';
import type { ChangeRequest, Step } from './change-channel.ts';
import { readGoodVersions } from './channel-state.ts';

/** Ways back: pressed once more, they have nothing left to do. */
const BACKWARDS: readonly ChannelAction[] = ['rollback', 'kill', 'abort'];

export interface Rollback extends ChangeRequest {
  remote: string;
  version?: string | undefined;
  reason: string;
}

/**
 * Goes back to an earlier good release, by default the last one that passes the gate, and quarantines what was rolled back
 * from. Where there is none, the remote goes out of the channel. Asked again without a version, it changes nothing: a second
 * press of the button must not take a good release down.
 * @throws Problem
 */
export function rollBackRelease(
  pool: Pool,
  request: Rollback,
  damaged: DamagedFiles,
): Promise<ChannelChange> {
  const { remote } = request;
  return changeChannel(pool, request, async (client, state) => {
    const live = requireLive(state, remote);
    if (request.version === undefined && !live.canary && BACKWARDS.includes(live.action)) return [];
    if (request.version === live.stable && !live.canary) return [];
    return [await goBack(client, state, remote, live, { to: request.version }, damaged)];
  });
}

export interface Kill extends ChangeRequest {
  remote: string;
  version: string;
  reason: string;
}

/**
 * Takes a release away from open pages at once, and from everybody for good: a rollback where it is live, and where it is
 * not, nobody falls back to it either.
 * @throws Problem
 */
export function killRelease(pool: Pool, request: Kill, damaged: DamagedFiles): Promise<ChannelChange> {
  const { remote, version } = request;
  return changeChannel(pool, request, async (client, state) => {
    const live = requireLive(state, remote);
    const known = state.quarantined.find((held) => held.remote === remote && held.version === version);
    if (known?.killed) return [];
    if (!(await findRelease(client, remote, version)))
      throw new Problem(404, 'no-release', `${remote} ${version} was never published.`);
    const killed = { action: 'kill', kill: true, version, quarantine: [version] } as const;
    // Who runs the stable one while a candidate is under way keeps to it.
    if (version === live.canary?.version) return [{ remote, stable: live.stable, canary: null, ...killed }];
    if (version !== live.stable)
      return [{ remote, stable: live.stable, canary: live.canary, ...killed, action: 'quarantine' }];
    const back = await goBack(client, state, remote, live, { killed: version }, damaged);
    return [{ ...back, ...killed, quarantine: back.quarantine ?? [] }];
  });
}

async function goBack(
  client: PoolClient,
  state: ChannelState,
  remote: string,
  live: LiveRelease,
  wanted: Wanted,
  damaged: DamagedFiles,
): Promise<Step> {
  const target = await targetOf(client, state, remote, live, wanted, damaged);
  const left = [live.stable, live.canary?.version].filter((version) => typeof version === 'string');
  // Back to what some visitors have all along: only the candidate is to blame.
  const quarantine = left.filter((version) => version !== target);
  return {
    remote,
    action: 'rollback',
    stable: target,
    canary: null,
    quarantine,
    version: target ?? live.stable ?? live.canary?.version,
  };
}

interface Wanted {
  /** The release that somebody named. */
  to?: string | undefined;
  /** The release that must not go on, whatever else there is. */
  killed?: string;
}

/** The release to go back to; null: none, and the remote goes out of the channel. @throws Problem */
async function targetOf(
  client: PoolClient,
  state: ChannelState,
  remote: string,
  live: LiveRelease,
  { to, killed }: Wanted,
  damaged: DamagedFiles,
): Promise<string | null> {
  if (to !== undefined) {
    await requireGoodRelease(client, state, remote, to, damaged, 'live releases');
    return to;
  }
  // What most visitors had before: the stable release of a canary, else the last stable one that still passes the gate.
  if (live.canary && live.stable !== killed) {
    if (live.stable !== null)
      await requireGoodRelease(client, state, remote, live.stable, damaged, 'live releases');
    return live.stable;
  }
  const earlier = await readGoodVersions(client, state.channel, remote);
  let refusal: unknown = null;
  for (const version of earlier.filter((candidate) => candidate !== live.stable)) {
    try {
      await requireGoodRelease(client, state, remote, version, damaged, 'live releases');
      return version;
    } catch (error) {
      if (!isGone(error)) refusal ??= error;
    }
  }
  // Pages without a host are none, so there is no way out of a channel for it.
  if (remote === HOST_NAME)
    throw (
      refusal ??
      new Problem(422, 'no-good-release', `The host has no good release before ${live.stable} to go back to.`)
    );
  // Somebody may mend what stands in the way, or name another one. What does harm does not wait for that.
  if (refusal !== null && killed === undefined) throw refusal;
  return null;
}

/** Releases whose pages or files were taken away are no way back, and nothing that a person could mend in a hurry. */
const isGone = (error: unknown): boolean =>
  error instanceof Problem &&
  (error.more.findings ?? []).some(({ code }) => code === 'not-granted' || code === 'collected');
