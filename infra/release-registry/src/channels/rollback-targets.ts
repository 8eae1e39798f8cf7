import type { ChannelState, LiveRelease } from '@souk/contracts';
import { isRollbackRepeated, keepsStable } from '@souk/contracts/channel-changes';
import type { Pool } from 'pg';
import { damagedFiles, unlessDown } from '../gate/damaged-files.ts';
import type { FileChecker } from '../gate/damaged-files.ts';
import { findingsAgainstPublished } from '../gate/gate.ts';
import type { DamagedFiles } from '../gate/gate.ts';
import { findRelease } from '../releases/releases.ts';
import { readChannelState, readGoodVersions } from './channel-state.ts';

interface Parts {
  pool: Pool;
  store: FileChecker;
}

interface RequestedChange {
  channel: string;
  remote: string;
  version?: string | undefined;
}

const NONE: DamagedFiles = new Map();

/** Damaged files of what a rollback may restore. @throws Problem 503 where that depends on a store that is down */
export async function damagedForRollback(
  { pool, store }: Parts,
  { channel, remote, version }: RequestedChange,
): Promise<DamagedFiles> {
  const state = await readChannelState(pool, channel);
  const live = state.remotes[remote];
  if (!live || isRollbackRepeated(live, version)) return NONE;
  const target = version ?? (keepsStable(live) ? live.stable : undefined);
  if (target === null) return NONE;
  if (target === undefined) return damagedUntilIntact({ pool, store }, state, remote, live);
  // Only a candidate ends: visitors are served this release already.
  const isServed = target === live.stable;
  return damagedFiles(pool, isServed ? unlessDown(store) : store, remote, [target]);
}

/** Damaged files of what may replace a killed release. A store that is down does not prevent a kill. */
export async function damagedForKill(
  { pool, store }: Parts,
  { channel, remote, version }: RequestedChange & { version: string },
): Promise<DamagedFiles> {
  const state = await readChannelState(pool, channel);
  const live = state.remotes[remote];
  if (!live || !isReplaced(live, version)) return NONE;
  return damagedUntilIntact({ pool, store: unlessDown(store) }, state, remote, live);
}

/** Whether a kill replaces the stable release; otherwise that stays as it is. */
export const isReplaced = ({ stable, canary }: LiveRelease, killed: string): boolean =>
  killed === stable && killed !== canary?.version;

/** How many earlier releases are read until one has intact files. */
const MAX_CHECKED_RELEASES = 5;

/** Checks earlier good releases, the last one first, until one is intact. What the gate refuses anyway is not read. */
async function damagedUntilIntact(
  { pool, store }: Parts,
  state: ChannelState,
  remote: string,
  { stable }: LiveRelease,
): Promise<DamagedFiles> {
  const damaged = new Map<string, readonly string[]>();
  for (const version of await readGoodVersions(pool, state.channel, remote)) {
    const record = version === stable ? null : await findRelease(pool, remote, version);
    if (!record || (await findingsAgainstPublished(pool, state, record, [], 'live')).length > 0) continue;
    const files = await store.verify(record);
    damaged.set(version, files);
    if (files.length === 0 || damaged.size === MAX_CHECKED_RELEASES) break;
  }
  return damaged;
}
