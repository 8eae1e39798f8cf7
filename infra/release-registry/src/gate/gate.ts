import { HOST_NAME } from '@souk/contracts';
import type { ChannelState, GateFinding, ReleaseRecord } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import { wasLive } from '../channels/channel-state.ts';
import { readSettings } from '../channels/remote-settings.ts';
import { findGrant } from '../grants/grants.ts';
import { neverPublished } from '../releases/never-published.ts';
import { findRelease, findReleases } from '../releases/releases.ts';
import type { Queryable } from '../queryable.ts';
import { collectedAt, collectedFinding } from '../retention/collected-releases.ts';
import { readOpenHosts } from '../telemetry/live-pages.ts';
import { findVerification } from '../verifications/verifications.ts';
import { judgeRelease } from './judge-release.ts';

/**
 * Missing or changed files by version; read before a transaction, which reading would slow down. A version without an entry
 * was not checked, and the gate does not accept it.
 */
export type DamagedFiles = ReadonlyMap<string, readonly string[]>;

/**
 * What a release is checked against. A new release is checked against the hosts of open pages too; a rollback, or the next
 * step of a running rollout, is not blocked by a tab that stays open.
 */
export type GateScope = 'live' | 'live-and-open-pages';

/** Every live release and candidate of the other remotes. */
const otherLiveReleases = (state: ChannelState, candidate: ReleaseRecord) =>
  Object.entries(state.remotes)
    .filter(([remote]) => remote !== candidate.remote)
    .flatMap(([remote, { stable, canary }]) =>
      [stable, canary?.version].flatMap((version) => (version ? [{ remote, version }] : [])),
    );

/** Checks a release, published or not. */
export async function findingsAgainst(
  database: Queryable,
  state: ChannelState,
  record: ReleaseRecord,
  damaged: readonly string[],
  scope: GateScope = 'live-and-open-pages',
): Promise<GateFinding[]> {
  const { remote, version } = record;
  const live = otherLiveReleases(state, record);
  const open = remote === HOST_NAME || scope === 'live' ? [] : await readOpenHosts(database, state.channel);
  const leftOpen = open.filter((host) =>
    live.every((other) => other.remote !== HOST_NAME || other.version !== host.version),
  );
  const named = [...live, ...leftOpen.map((host) => ({ remote: HOST_NAME, version: host.version }))];
  const settings = await readSettings(database, state.channel, remote);
  // No verifier checks a host, and a revoked one must not block the rollback to a release that customers had.
  const isExempt =
    remote === HOST_NAME ||
    (settings.verification && scope === 'live' && (await wasLive(database, state.channel, remote, version)));
  const findings = judgeRelease({
    record,
    others: await findReleases(database, named),
    settings: isExempt ? { ...settings, verification: false } : settings,
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
      message: `${finding.message} That host is no longer live, but ${pages} it. It stops counting half an hour after the last of them.`,
    };
  });
}

/** Checks a published release, which may have been collected since. */
export async function findingsAgainstPublished(
  database: Queryable,
  state: ChannelState,
  record: ReleaseRecord,
  damaged: readonly string[],
  scope: GateScope,
): Promise<GateFinding[]> {
  const { remote, version } = record;
  return (await collectedAt(database, remote, version))
    ? [collectedFinding(remote, version)]
    : findingsAgainst(database, state, record, damaged, scope);
}

/** The code of the refusal of a release whose files were not checked. */
export const NOT_CHECKED = 'not-checked';

/** @throws Problem with all findings against a published release */
export async function requireGoodRelease(
  database: Queryable,
  state: ChannelState,
  remote: string,
  version: string,
  damaged: DamagedFiles,
  scope: GateScope = 'live-and-open-pages',
): Promise<void> {
  const record = await findRelease(database, remote, version);
  if (!record) throw neverPublished(remote, version);
  const damagedFiles = damaged.get(version);
  const findings = await findingsAgainstPublished(database, state, record, damagedFiles ?? [], scope);
  const [first] = findings;
  if (first)
    throw new Problem(422, first.code === 'quarantined' ? 'quarantined' : 'gate', sentence(findings), {
      findings,
    });
  if (!damagedFiles)
    throw new Problem(
      409,
      NOT_CHECKED,
      `The files of ${remote} ${version} were not checked, since the channel changed meanwhile. Try again.`,
    );
}

const sentence = (findings: readonly GateFinding[]) => findings.map(({ message }) => message).join(' ');
