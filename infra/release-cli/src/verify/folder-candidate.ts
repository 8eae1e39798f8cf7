import { readReleaseFiles, readReleaseRecord } from '../release-folder.ts';
import { candidateOf } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { readSourceMaps } from './source-maps.ts';

/** A built release that a team verifies before it publishes it. @throws Error with a sentence */
export async function readFolderCandidate(directory: string): Promise<Candidate> {
  const record = await readReleaseRecord(directory);
  return candidateOf(record, await readReleaseFiles(directory, record), await readSourceMaps(directory));
}
