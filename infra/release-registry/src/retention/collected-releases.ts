import type { GateFinding } from '@souk/contracts';
import { Problem } from '../problem.ts';
import type { Queryable } from '../releases/releases.ts';

/** When a release was collected; null where its files are kept, or it was never published. */
export async function collectedAt(
  database: Queryable,
  remote: string,
  version: string,
): Promise<string | null> {
  const { rows } = await database.query<{ collected_at: Date | null }>(
    'select collected_at from registry.releases where remote = $1 and version = $2',
    [remote, version],
  );
  return rows[0]?.collected_at?.toISOString() ?? null;
}

/** What the gate has against a release without its files. */
export const collectedFinding = (remote: string, version: string): GateFinding => ({
  code: 'collected',
  message: `The files of ${remote} ${version} were collected, since nothing needed them any more. Build what it held under a new version.`,
  packages: [],
  releases: [`${remote}@${version}`],
});

/** The gate's refusal of what was collected after it had looked (`registry.refuse_collected`); null for any other error. */
export function collectedMeanwhile(error: unknown, remote: string): Problem | null {
  if (!(error instanceof Error && 'code' in error && error.code === 'SK001' && 'detail' in error))
    return null;
  const finding = collectedFinding(remote, String(error.detail));
  return new Problem(422, 'gate', finding.message, { findings: [finding] });
}
