import type { ChannelChange, ChannelState, LiveRelease } from '@souk/contracts';
import {
  isKilledIn,
  isRollbackRepeated,
  keepsStable,
  mayBeRemoved,
  planKill,
  planRollback,
} from '@souk/contracts/channel-changes';
import { Problem } from '@souk/http-server';
import type { Pool, PoolClient } from 'pg';
import { requireGoodRelease } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import type { ProblemDetails } from '../problem.ts';
import { findRelease } from '../releases/releases.ts';
import { changeChannel, requireLive } from './change-channel.ts';
import type { ChangeRequest } from './change-channel.ts';
import { readGoodVersions } from './channel-state.ts';

export interface Rollback extends ChangeRequest {
  remote: string;
  version?: string | undefined;
  reason: string;
}

/**
 * Goes back to an earlier good release, by default the last one that passes the gate, and quarantines what was rolled back
 * from. Without one, the remote is removed from the channel. A repeat without a version changes nothing: a second press
 * of the button must not roll a good release back.
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
    if (isRollbackRepeated(live, request.version)) return [];
    const target = await findRollbackTarget(client, state, remote, live, { to: request.version }, damaged);
    return [planRollback(remote, live, target)];
  });
}

export interface Kill extends ChangeRequest {
  remote: string;
  version: string;
  reason: string;
}

/**
 * Removes a release from open pages at once, and permanently: a rollback where it is live, and otherwise no page falls
 * back to it.
 * @throws Problem
 */
export function killRelease(pool: Pool, request: Kill, damaged: DamagedFiles): Promise<ChannelChange> {
  const { remote, version } = request;
  return changeChannel(pool, request, async (client, state) => {
    const live = requireLive(state, remote);
    if (isKilledIn(state, remote, version)) return [];
    if (!(await findRelease(client, remote, version)))
      throw new Problem(404, 'no-release', `${remote} ${version} was never published.`);
    const target =
      version === live.stable && version !== live.canary?.version
        ? await findRollbackTarget(client, state, remote, live, { killed: version }, damaged)
        : null;
    return [planKill(remote, live, version, target)];
  });
}

interface RollbackTarget {
  /** The release that the request names. */
  to?: string | undefined;
  /** The release that must not stay live in any case. */
  killed?: string;
}

/** The release to roll back to; null: none, and the remote is removed from the channel. @throws Problem */
async function findRollbackTarget(
  client: PoolClient,
  state: ChannelState,
  remote: string,
  live: LiveRelease,
  { to, killed }: RollbackTarget,
  damaged: DamagedFiles,
): Promise<string | null> {
  if (to !== undefined) {
    await requireGoodRelease(client, state, remote, to, damaged, 'live');
    return to;
  }
  // What most visitors had before: the stable release of a canary, else the last stable one that still passes the gate.
  if (keepsStable(live, killed)) {
    if (live.stable !== null) await requireGoodRelease(client, state, remote, live.stable, damaged, 'live');
    return live.stable;
  }
  const earlier = await readGoodVersions(client, state.channel, remote);
  let refusal: unknown = null;
  for (const version of earlier.filter((candidate) => candidate !== live.stable)) {
    try {
      await requireGoodRelease(client, state, remote, version, damaged, 'live');
      return version;
    } catch (error) {
      if (!isGone(error)) refusal ??= error;
    }
  }
  if (!mayBeRemoved(remote, live, killed))
    throw (
      refusal ??
      new Problem(
        422,
        'no-good-release',
        `The host has no good release before ${live.stable}. Lift the quarantine of one, or activate a new release.`,
      )
    );
  // The caller can fix the cause or name another release. A kill does not wait for that.
  if (refusal !== null && killed === undefined) throw refusal;
  return null;
}

/** Releases without their grants or files are skipped: those cannot be restored quickly. */
function isGone(error: unknown): boolean {
  if (!(error instanceof Problem)) return false;
  const { findings = [] }: ProblemDetails = error.details;
  return findings.some(({ code }) => code === 'not-granted' || code === 'collected');
}
