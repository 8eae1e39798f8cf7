import { CONTRIBUTION_PLACES, HOST_NAME } from '@souk/contracts';
import type { GateFinding, ReleaseRecord } from '@souk/contracts';
import { nameOf } from './shared-packages.ts';

const places: readonly string[] = CONTRIBUTION_PLACES;

/** Checks claimed routes and contributions: one remote per module type, and each contribution really exposed. */
export function findingsOfClaims(candidate: ReleaseRecord, others: readonly ReleaseRecord[]): GateFinding[] {
  const { manifest, exposes } = candidate;
  if (!manifest) return [];
  const rivals = others.filter(
    ({ remote, manifest: theirs }) =>
      remote !== HOST_NAME && remote !== candidate.remote && theirs?.moduleType === manifest.moduleType,
  );
  const own = nameOf(candidate);
  const findings: GateFinding[] = [];
  for (const rival of rivals) {
    const releases = [own, nameOf(rival)];
    const kind = manifest.moduleType ? `modules of type ${manifest.moduleType}` : 'every module';
    for (const route of manifest.routes.filter((path) => rival.manifest?.routes.includes(path)))
      findings.push({
        code: 'route-taken',
        message: `${own} claims ${route} in ${kind}, which ${nameOf(rival)} already claims. Remove it from one of the two.`,
        packages: [],
        releases,
      });
    for (const place of Object.keys(manifest.contributions).filter((at) =>
      Object.hasOwn(rival.manifest?.contributions ?? {}, at),
    ))
      findings.push({
        code: 'contribution-taken',
        message: `${own} contributes ${place} to ${kind}, which ${nameOf(rival)} already does. Remove it from one of the two.`,
        packages: [],
        releases,
      });
  }
  for (const [place, exposed] of Object.entries(manifest.contributions)) {
    if (!places.includes(place))
      findings.push({
        code: 'contribution-unknown',
        message: `${own} contributes to the unknown place "${place}". Use one of: ${places.join(', ')}.`,
        packages: [],
        releases: [own],
      });
    if (exposes && !exposes.includes(exposed))
      findings.push({
        code: 'contribution-missing',
        message: `${own} contributes ${exposed} to ${place} but does not expose it. Add the exposed module, or remove the contribution.`,
        packages: [],
        releases: [own],
      });
  }
  return findings;
}
