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
 * from. Asked again without a version, it changes nothing: a second press of the button must not take a good release down.
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
    return [await goBack(client, state, remote, live, request.version, damaged)];
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
    const back = await goBack(client, state, remote, live, undefined, damaged, version);
    return [{ ...back, ...killed, quarantine: back.quarantine ?? [] }];
  });
}

async function goBack(
  client: PoolClient,
  state: ChannelState,
  remote: string,
  live: LiveRelease,
  asked: string | undefined,
  damaged: DamagedFiles,
  besides?: string,
): Promise<Step> {
  const target = asked ?? (await lastGood(client, state, remote, live, damaged, besides));
  await requireGoodRelease(client, state, remote, target, damaged, 'live releases');
  const left = [live.stable, live.canary?.version].filter((version) => version !== undefined);
  // Back to what some visitors have all along: only the candidate is to blame.
  const quarantine = target === live.stable ? left.slice(1) : left;
  return {
    remote,
    action: 'rollback',
    stable: target,
    canary: null,
    quarantine: quarantine.filter((version) => version !== target),
    version: target,
  };
}

/** What most visitors had before: the stable release of a canary, else the last stable one that still passes the gate. */
async function lastGood(
  client: PoolClient,
  state: ChannelState,
  remote: string,
  live: LiveRelease,
  damaged: DamagedFiles,
  besides: string | undefined,
): Promise<string> {
  if (live.canary && live.stable !== besides) return live.stable;
  const earlier = await readGoodVersions(client, state.channel, remote);
  let refusal: unknown = new Problem(
    422,
    'no-good-release',
    `${remote} has no good release before ${live.stable} to go back to.`,
  );
  for (const version of earlier.filter((candidate) => candidate !== live.stable)) {
    try {
      await requireGoodRelease(client, state, remote, version, damaged, 'live releases');
      return version;
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}
