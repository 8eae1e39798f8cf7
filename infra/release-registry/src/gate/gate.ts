import { HOST_NAME } from '@souk/contracts';
import type { ChannelState, GateFinding, ReleaseRecord } from '@souk/contracts';
import { readSettings } from '../channels/remote-settings.ts';
import { Problem } from '../problem.ts';
import { findRelease, findReleases } from '../releases/releases.ts';
import type { Queryable } from '../releases/releases.ts';
import { findVerification } from '../releases/verifications.ts';
import { collectedAt } from '../retention/collected-releases.ts';
import { readOpenHosts } from '../telemetry/live-pages.ts';
import { judgeRelease } from './judge-release.ts';

/** Paths of a release that the store lost or changed; looked up before a transaction, which it would hold up. */
export type DamagedFiles = ReadonlyMap<string, readonly string[]>;

/** Every release that a page of the channel may hold beside the candidate: stable, canary, and hosts of pages still open. */
async function others(
  database: Queryable,
  state: ChannelState,
  candidate: ReleaseRecord,
): Promise<ReleaseRecord[]> {
  const named = Object.entries(state.remotes)
    .filter(([remote]) => remote !== candidate.remote)
    .flatMap(([remote, { stable, canary }]) =>
      [stable, canary?.version].flatMap((version) => (version ? [{ remote, version }] : [])),
    );
  const hosts = candidate.remote === HOST_NAME ? [] : await readOpenHosts(database, state.channel);
  return findReleases(database, [...named, ...hosts.map((version) => ({ remote: HOST_NAME, version }))]);
}

/** What the gate has against a release, published or not. */
export async function findingsAgainst(
  database: Queryable,
  state: ChannelState,
  record: ReleaseRecord,
  damaged: readonly string[],
): Promise<GateFinding[]> {
  const { remote, version } = record;
  return judgeRelease({
    record,
    others: await others(database, state, record),
    settings: await readSettings(database, state.channel, remote),
    quarantine: state.quarantined.find((held) => held.remote === remote && held.version === version) ?? null,
    verification: remote === HOST_NAME ? null : await findVerification(database, remote, version),
    damaged,
  });
}

/** @throws Problem that names everything that the gate has against a published release */
export async function requireGoodRelease(
  database: Queryable,
  state: ChannelState,
  remote: string,
  version: string,
  damaged: DamagedFiles,
): Promise<void> {
  const record = await findRelease(database, remote, version);
  if (!record) throw new Problem(404, 'no-release', `${remote} ${version} was never published.`);
  const findings = (await collectedAt(database, remote, version))
    ? [collectedFinding(remote, version)]
    : await findingsAgainst(database, state, record, damaged.get(version) ?? []);
  const [first] = findings;
  if (!first) return;
  throw new Problem(422, first.code === 'quarantined' ? 'quarantined' : 'gate', sentence(findings), {
    findings,
  });
}

const collectedFinding = (remote: string, version: string): GateFinding => ({
  code: 'collected',
  message: `The files of ${remote} ${version} were collected, since nothing needed them any more. Build what it held under a new version.`,
  packages: [],
  releases: [`${remote}@${version}`],
});

const sentence = (findings: readonly GateFinding[]) => findings.map(({ message }) => message).join(' ');
