import { HOST_NAME } from '@souk/contracts';
import type { ChannelState, GateFinding, ReleaseRecord } from '@souk/contracts';
import { wasLive } from '../channels/channel-state.ts';
import { readSettings } from '../channels/remote-settings.ts';
import { findGrant } from '../grants/grants.ts';
import { Problem } from '../problem.ts';
import { findRelease, findReleases } from '../releases/releases.ts';
import type { Queryable } from '../releases/releases.ts';
import { collectedAt, collectedFinding } from '../retention/collected-releases.ts';
import { readOpenHosts } from '../telemetry/live-pages.ts';
import { findVerification } from '../verifications/verifications.ts';
import { judgeRelease } from './judge-release.ts';

/** Paths of a release that the store lost or changed; looked up before a transaction, which it would hold up. */
export type DamagedFiles = ReadonlyMap<string, readonly string[]>;

/**
 * Beside what a release must hold. Whatever is given to pages anew is looked at beside the hosts of open pages too; a way
 * back, or the next step of what is on its way already, is not held up by a tab that somebody left open.
 */
export type Beside = 'live releases' | 'open pages too';

/** Every release that is live or a candidate, but for the remote's own. */
const liveBeside = (state: ChannelState, candidate: ReleaseRecord) =>
  Object.entries(state.remotes)
    .filter(([remote]) => remote !== candidate.remote)
    .flatMap(([remote, { stable, canary }]) =>
      [stable, canary?.version].flatMap((version) => (version ? [{ remote, version }] : [])),
    );

/** What the gate has against a release, published or not. */
export async function findingsAgainst(
  database: Queryable,
  state: ChannelState,
  record: ReleaseRecord,
  damaged: readonly string[],
  beside: Beside = 'open pages too',
): Promise<GateFinding[]> {
  const { remote, version } = record;
  const live = liveBeside(state, record);
  const open =
    remote === HOST_NAME || beside === 'live releases' ? [] : await readOpenHosts(database, state.channel);
  const leftOpen = open.filter((host) =>
    live.every((other) => other.remote !== HOST_NAME || other.version !== host.version),
  );
  const named = [...live, ...leftOpen.map((host) => ({ remote: HOST_NAME, version: host.version }))];
  const settings = await readSettings(database, state.channel, remote);
  // A verifier that was revoked, or had no key yet, must not bar the way back to what customers had.
  const isKnown =
    settings.verification &&
    beside === 'live releases' &&
    (await wasLive(database, state.channel, remote, version));
  const findings = judgeRelease({
    record,
    others: await findReleases(database, named),
    settings: isKnown ? { ...settings, verification: false } : settings,
    quarantine: state.quarantined.find((held) => held.remote === remote && held.version === version) ?? null,
    verification: remote === HOST_NAME ? null : await findVerification(database, remote, version),
    grant: remote === HOST_NAME ? null : await findGrant(database, remote),
    damaged,
  });
  return findings.map((finding) => {
    const host = leftOpen.find((each) => finding.releases.includes(`${HOST_NAME}@${each.version}`));
    if (!host) return finding;
    const pages = host.pages === 1 ? 'one open page still runs' : `${host.pages} open pages still run`;
    return {
      ...finding,
      message: `${finding.message} That host is not live any more, but ${pages} it; in half an hour without them it no longer counts.`,
    };
  });
}

/** @throws Problem that names everything that the gate has against a published release */
export async function requireGoodRelease(
  database: Queryable,
  state: ChannelState,
  remote: string,
  version: string,
  damaged: DamagedFiles,
  beside: Beside = 'open pages too',
): Promise<void> {
  const record = await findRelease(database, remote, version);
  if (!record) throw new Problem(404, 'no-release', `${remote} ${version} was never published.`);
  const findings = (await collectedAt(database, remote, version))
    ? [collectedFinding(remote, version)]
    : await findingsAgainst(database, state, record, damaged.get(version) ?? [], beside);
  const [first] = findings;
  if (!first) return;
  throw new Problem(422, first.code === 'quarantined' ? 'quarantined' : 'gate', sentence(findings), {
    findings,
  });
}

const sentence = (findings: readonly GateFinding[]) => findings.map(({ message }) => message).join(' ');
