import { CLAIM_KINDS, NO_CLAIMS, claimsBeyond, claimsOf, grantCommand } from '@souk/contracts';
import type { ClaimKind, GateFinding, GrantedClaims, ReleaseRecord } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import { nameOf } from './shared-packages.ts';

const IN_WORDS: Record<ClaimKind, (name: string) => string> = {
  routes: (route) => `the route ${route}`,
  moduleTypes: (type) => (type === '*' ? 'pages of every module' : `pages of modules of type ${type}`),
  contributions: (place) => `the place ${place}`,
  capabilities: (name) => `the capability ${name}`,
};

/** One finding for each claim of a release that its remote was not granted, with the command that grants it. */
export function findingsOfGrant(record: ReleaseRecord, grant: GrantedClaims | null): GateFinding[] {
  const { remote, manifest } = record;
  if (!manifest) return [];
  const missing = claimsBeyond(claimsOf(manifest), grant ?? NO_CLAIMS);
  return CLAIM_KINDS.flatMap((kind) =>
    missing[kind].map((name) => ({
      code: 'not-granted',
      message: `${nameOf(record)} claims ${IN_WORDS[kind](name)}, which ${remote} was not granted. An administrator grants it with: ${grantCommand(remote, { [kind]: [name] })}`,
      packages: [],
      releases: [nameOf(record)],
    })),
  );
}

/** @throws Problem with every claim of a release that its remote was not granted */
export function requireGranted(record: ReleaseRecord, grant: GrantedClaims | null): void {
  const findings = findingsOfGrant(record, grant);
  if (findings.length === 0) return;
  throw new Problem(422, 'gate', findings.map(({ message }) => message).join(' '), { findings });
}
