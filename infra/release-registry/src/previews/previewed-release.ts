import { ENTRY_FILE, HOST_NAME, federationName } from '@souk/contracts';
import type { DiscoveredRelease, PreviewTarget } from '@souk/contracts';
import type { Pool } from 'pg';
import { readChannelState } from '../channels/channel-state.ts';
import { discovered } from '../channels/discovery-document.ts';
import { requireGranted } from '../gate/not-granted.ts';
import { findGrant } from '../grants/grants.ts';
import { Problem } from '../problem.ts';
import { findRelease } from '../releases/releases.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** @throws Problem where nobody is to see the release */
export type FindPreviewed = (channel: string, target: PreviewTarget) => Promise<DiscoveredRelease>;

/** Finds what a preview shows of a remote, with the live release behind it. */
export function createFindPreviewed(pool: Pool, store: ReleaseStore): FindPreviewed {
  return async (channel, target) => {
    const { remote, version, origin } = target;
    const state = await readChannelState(pool, channel);
    const live = state.remotes[remote]?.stable;
    const stable = live === undefined || live === null ? null : await findRelease(pool, remote, live);
    if (origin !== undefined)
      return developed(target, origin, stable && discovered(stable, null, AT_NO_SHARE));
    const held = state.quarantined.find((each) => each.remote === remote && each.version === version);
    if (held)
      throw new Problem(
        422,
        'quarantined',
        `${remote} ${version} was rolled back from in revision ${held.revision} ("${held.reason}") and is quarantined: nobody is shown it.`,
      );
    const record = await findRelease(pool, remote, version);
    if (!record) throw new Problem(404, 'no-release', `${remote} ${version} was never published.`);
    // Whoever opens the link is shown the page of the real storefront.
    requireGranted(record, await findGrant(pool, remote));
    if (!(await store.holds(remote, version)))
      throw new Problem(404, 'files-missing', `The files of ${remote} ${version} are gone.`);
    return discovered(record, live === version ? null : stable, AT_NO_SHARE);
  };
}

const AT_NO_SHARE = { traffic: 0, default: false };

/** What a developer's machine serves, with the routes and words of the live release; nothing of it is pinned. */
function developed(
  { remote, version }: PreviewTarget,
  origin: string,
  live: DiscoveredRelease | null,
): DiscoveredRelease {
  if (remote === HOST_NAME)
    throw new Problem(
      422,
      'not-previewed',
      'A host under development runs in a stack of its own: npm run dev -- host.',
    );
  if (!live)
    throw new Problem(
      422,
      'not-live',
      `${remote} is not live, so there is nothing whose place a local build could take. Publish it once, and preview that.`,
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
