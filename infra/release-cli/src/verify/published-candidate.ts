import { SERVER_FILE, releaseUrl } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import { isWhole } from '@souk/contracts/integrity';
import { candidateOf } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import type { SourceMaps } from './source-maps.ts';

const AT_ONCE = 8;
const FILE_TIMEOUT_MS = 60_000;

/**
 * A published release as customers would get it: its record is the registry's, its files are the edge's, and each file has to
 * have the hash that the record names. The edge does not serve what renders pages on a server, so that is left out.
 * @throws Error that names the file that is missing or differs from the published one
 */
export async function readPublishedCandidate(
  record: ReleaseRecord,
  storefront: string,
  maps?: SourceMaps,
): Promise<Candidate> {
  const { remote, version } = record;
  const files = record.files.filter(({ path }) => path !== SERVER_FILE);
  const bytes: Buffer[] = [];
  for (let at = 0; at < files.length; at += AT_ONCE)
    bytes.push(
      ...(await Promise.all(
        files.slice(at, at + AT_ONCE).map(async ({ path, size, integrity }) => {
          const response = await fetch(new URL(releaseUrl(remote, version, path), storefront), {
            signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
          });
          if (!response.ok)
            throw new Error(
              `The storefront at ${storefront} answered ${response.status} to ${path} of ${remote} ${version}. Check that it belongs to the registry that has the release.`,
            );
          const body = Buffer.from(await response.arrayBuffer());
          if (!isWhole(body, { size, integrity }))
            throw new Error(
              `${path} of ${remote} ${version} differs from the published file. Publish a new version.`,
            );
          return body;
        }),
      )),
    );
  return { ...candidateOf({ ...record, files }, bytes, maps), record };
}
