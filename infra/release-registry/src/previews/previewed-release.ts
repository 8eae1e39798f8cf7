import { ENTRY_FILE, HOST_NAME, federationName } from '@souk/contracts';
import type { DiscoveredRelease, PreviewTarget } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import type { Pool } from 'pg';
import { readChannelState } from '../channels/channel-state.ts';
import { discovered } from '../channels/discovery-document.ts';
import { requireGranted } from '../gate/not-granted.ts';
import { findGrant } from '../grants/grants.ts';
import { neverPublished } from '../releases/never-published.ts';
import { findRelease } from '../releases/releases.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** @throws Problem if the release must not be shown */
export type FindPreviewed = (channel: string, target: PreviewTarget) => Promise<DiscoveredRelease>;

/** Finds the release that a preview shows, with the live release as its fallback. */
export function createFindPreviewed(pool: Pool, store: ReleaseStore): FindPreviewed {
  return async (channel, target) => {
    const { remote, version, origin } = target;
    const state = await readChannelState(pool, channel);
    const live = state.remotes[remote]?.stable;
    const stable = live === undefined || live === null ? null : await findRelease(pool, remote, live);
    if (origin !== undefined)
      return localBuild(target, origin, stable && discovered(stable, null, NO_TRAFFIC));
    const held = state.quarantined.find((each) => each.remote === remote && each.version === version);
    if (held)
      throw new Problem(
        422,
        'quarantined',
        `${remote} ${version} was rolled back from in revision ${held.revision} ("${held.reason}") and is quarantined. Lift the quarantine to preview it.`,
      );
    const record = await findRelease(pool, remote, version);
    if (!record) throw neverPublished(remote, version);
    // A preview runs in the real storefront.
    requireGranted(record, await findGrant(pool, remote));
    if (!(await store.holds(remote, version)))
      throw new Problem(
        404,
        'files-missing',
        `The files of ${remote} ${version} are not in the store. Publish the same build again.`,
      );
    return discovered(record, live === version ? null : stable, NO_TRAFFIC);
  };
}

const NO_TRAFFIC = { traffic: 0, default: false };

/** A build of a developer's machine, with the routes and texts of the live release; none of its files is pinned by hash. */
function localBuild(
  { remote, version }: PreviewTarget,
  origin: string,
  live: DiscoveredRelease | null,
): DiscoveredRelease {
  if (remote === HOST_NAME)
    throw new Problem(
      422,
      'not-previewed',
      'A host cannot be previewed from a local build. Run it in its own stack: npm run dev -- host.',
    );
  if (!live)
    throw new Problem(
      422,
      'not-live',
      `${remote} is not live, so a local build has nothing to replace. Publish a release, and preview that.`,
    );
  const { url, metadata, extras } = live;
  return {
    ...live,
    url: `${origin}/${remote}/${ENTRY_FILE}`,
    fallbackUrl: url,
    metadata: { version, integrity: '' },
    extras: {
      ...extras,
      globalName: federationName(remote, version),
      preload: [],
      fallback: { url, ...metadata, globalName: extras.globalName },
    },
  };
}
