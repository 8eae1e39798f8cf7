import type { VerificationState } from '@souk/contracts';
import type { ListedRelease } from './registry/releases.ts';

const WORDS: Record<VerificationState, string> = {
  queued: 'is queued for verification',
  running: 'is being verified',
  passed: 'is verified',
  failed: 'failed its verification',
};

/** The verification state of each remote's newest release, one line each. @param releases the newest first */
export function describeVerifications(releases: readonly ListedRelease[]): string[] {
  const newest = new Map<string, ListedRelease>();
  for (const release of releases)
    if (release.verification && !newest.has(release.remote)) newest.set(release.remote, release);
  return [...newest.values()].flatMap(({ remote, version, verification }) =>
    verification ? [`${remote} ${version} ${WORDS[verification]}`] : [],
  );
}
