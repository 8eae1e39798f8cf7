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
import { NOT_CHECKED, requireGoodRelease } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import type { ProblemDetails } from '../problem.ts';
import { neverPublished } from '../releases/never-published.ts';
import { findRelease } from '../releases/releases.ts';
import { changeChannel, requireLive } from './change-channel.ts';
import type { ChangeRequest } from './change-channel.ts';
import { readGoodVersions, wasStable } from './channel-state.ts';
import { isReplaced } from './rollback-targets.ts';

export interface Rollback extends ChangeRequest {
  remote: string;
  version?: string | undefined;
  reason: string;
  /** Whether the caller may make any published release live, and not only one that was live for everybody before. */
  mayActivate: boolean;
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
  const { remote, version } = request;
  return changeChannel(pool, request, async (client, state) => {
    const live = requireLive(state, remote);
    if (isRollbackRepeated(live, version)) return [];
    if (version !== undefined) await requireRightTo(client, request, version);
    const target = await findRollbackTarget(client, state, remote, live, { to: version }, damaged);
    return [planRollback(remote, live, target)];
  });
}

/** @throws Problem 403 where the release was never live, so that it would be activated without the right to do so */
async function requireRightTo(
  client: PoolClient,
  { channel, remote, actor, mayActivate }: Rollback,
  version: string,
): Promise<void> {
  if (mayActivate || (await wasStable(client, channel, remote, version))) return;
  throw new Problem(
    403,
    'not-allowed',
    `${actor.name} may not roll back to ${remote} ${version}: it was never live for every visitor of ${channel}, so that requires the right to activate ${remote} too. Choose a release that was live. An administrator can create a token with that right.`,
  );
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
    if (!(await findRelease(client, remote, version))) throw neverPublished(remote, version);
    const target = isReplaced(live, version)
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
  // The caller can fix the cause or name another release. A kill does not wait for that, unless the channel changed meanwhile.
  if (refusal !== null && (killed === undefined || isUnchecked(refusal))) throw refusal;
  return null;
}

const isUnchecked = (error: unknown) => error instanceof Problem && error.code === NOT_CHECKED;

/** Releases without their grants or files are skipped: those cannot be restored quickly. */
function isGone(error: unknown): boolean {
  if (!(error instanceof Problem)) return false;
  const { findings = [] }: ProblemDetails = error.details;
  return findings.some(({ code }) => code === 'not-granted' || code === 'collected');
}
