import type { GateFinding } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import type { Queryable } from '../queryable.ts';

/** When a release was collected; null if its files are stored, or it was never published. */
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

/** The finding of the gate against a collected release. */
export const collectedFinding = (remote: string, version: string): GateFinding => ({
  code: 'collected',
  message: `The files of ${remote} ${version} were collected, since nothing needed them any more. Build the same sources under a new version.`,
  packages: [],
  releases: [`${remote}@${version}`],
});

/** The refusal of a release that was collected after the gate's check (`registry.refuse_collected`); null for any other error. */
export function collectedMeanwhile(error: unknown, remote: string): Problem | null {
  if (!(error instanceof Error && 'code' in error && error.code === 'SK001' && 'detail' in error))
    return null;
  const finding = collectedFinding(remote, String(error.detail));
  return new Problem(422, 'gate', finding.message, { findings: [finding] });
}
