import { releaseUrl } from '@souk/contracts';
import type {
  DiscoveredRelease,
  DiscoveryDocument,
  LiveRelease,
  QuarantinedRelease,
  ReleaseExtras,
  ReleaseRecord,
} from '@souk/contracts';
import type { Queryable } from '../queryable.ts';
import { findRelease } from '../releases/releases.ts';
import { readDatedState } from './channel-state.ts';

const NO_CAPABILITIES = { cart: false, wishlist: false, delivery: false };

/** The state of a channel for edges and pages, with the time at which it was read. */
export async function readDiscoveryDocument(
  database: Queryable,
  channel: string,
): Promise<DiscoveryDocument> {
  const { state, epochStartedAt, now } = await readDatedState(database, channel);
  const { epoch, revision, remotes, quarantined, serverRenderingOff } = state;
  const killed = quarantined.filter((held) => held.killed);
  const microFrontends: DiscoveryDocument['microFrontends'] = {};
  for (const [remote, live] of Object.entries(remotes)) {
    const releases = await discover(database, remote, live);
    // Remotes that were removed from the channel are left out.
    if (releases.length > 0) microFrontends[remote] = releases;
  }
  return {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    revision,
    epoch,
    epochStartedAt,
    signedAt: now,
    channel,
    microFrontends,
    ...(killed.length > 0 && { killed: byRemote(killed) }),
    ...(serverRenderingOff && { serverRenderingOff: serverRenderingOff.map(({ remote }) => remote).sort() }),
  };
}

function byRemote(killed: readonly QuarantinedRelease[]): Record<string, string[]> {
  const versions = new Map<string, string[]>();
  for (const { remote, version } of killed) versions.set(remote, [...(versions.get(remote) ?? []), version]);
  return Object.fromEntries(versions);
}

async function discover(
  database: Queryable,
  remote: string,
  live: LiveRelease,
): Promise<DiscoveredRelease[]> {
  const fallback = live.fallback === null ? null : await findRelease(database, remote, live.fallback);
  const share = live.canary?.share ?? 0;
  const stable = live.stable === null ? null : await findRelease(database, remote, live.stable);
  const canary = live.canary && (await findRelease(database, remote, live.canary.version));
  return [
    ...(stable ? [discovered(stable, fallback, { traffic: 100 - share, default: true })] : []),
    // A canary that fails falls back to the stable release.
    ...(canary ? [discovered(canary, stable, { traffic: share, default: false })] : []),
  ];
}

/** A release as the discovery document describes it. */
export function discovered(
  record: ReleaseRecord,
  fallback: ReleaseRecord | null,
  deployment: DiscoveredRelease['deployment'],
): DiscoveredRelease {
  const { manifest } = record;
  const back = fallback && {
    ...file(fallback, fallback.entry),
    version: fallback.version,
    globalName: fallback.globalName,
  };
  const { url, integrity } = file(record, record.entry);
  const extras: ReleaseExtras = {
    globalName: record.globalName,
    moduleType: manifest?.moduleType ?? null,
    routes: manifest?.routes ?? [],
    shell: manifest?.shell ?? '*',
    contributions: manifest?.contributions ?? {},
    capabilities: manifest?.capabilities ?? NO_CAPABILITIES,
    accent: manifest?.accent ?? null,
    ...(manifest?.words && { words: manifest.words }),
    ...(manifest?.serverRendered && { serverRendered: manifest.serverRendered }),
    preload: record.initial.map((path) => file(record, path)),
    fallback: back,
  };
  return {
    url,
    fallbackUrl: back?.url ?? null,
    metadata: { integrity, version: record.version },
    deployment,
    extras,
  };
}

function file({ remote, version, files }: ReleaseRecord, path: string): { url: string; integrity: string } {
  const integrity = files.find((candidate) => candidate.path === path)?.integrity;
  if (!integrity)
    throw new Error(
      `The record of ${remote} ${version} has no hash of ${path}. Publish the release again under a new version.`,
    );
  return { url: releaseUrl(remote, version, path), integrity };
}
