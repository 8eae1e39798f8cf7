import type { PickedRelease } from '@souk/contracts';
import type { LoadableRelease } from './loadable-release.ts';

const loadable = ({ remote, url, metadata, extras }: PickedRelease): LoadableRelease => ({
  remote,
  url,
  version: metadata.version,
  integrity: metadata.integrity,
  globalName: extras.globalName,
});

/** The release that a visitor gets, then the last good one before it; none that was killed. */
export function candidatesOf(
  release: PickedRelease | undefined,
  isKilled: (release: LoadableRelease) => boolean,
): LoadableRelease[] {
  if (!release) return [];
  const { fallback } = release.extras;
  const all = [loadable(release), ...(fallback ? [{ ...fallback, remote: release.remote }] : [])];
  return all.filter((candidate) => !isKilled(candidate));
}
