import { HOST_NAME, releaseContent } from '@souk/contracts';
import type { ReleaseRecord, Verification } from '@souk/contracts';
import type { RegistryClient } from '../registry-client.ts';
import { readReleaseFiles, readReleaseRecord } from '../release-folder.ts';
import type { Candidate } from './candidate.ts';
import type { Check } from './look.ts';
import { readStorefront } from './storefront.ts';

export interface VerifyOptions {
  storefront: string;
  visits: readonly string[];
  chromiumPath: string | undefined;
}

export interface Looked {
  record: ReleaseRecord;
  host: string;
  checks: Check[];
}

/** Looks at a built release in a storefront's host, and says what each check found. @throws Error with a sentence */
export async function verifyFolder(directory: string, options: VerifyOptions): Promise<Looked> {
  const candidate = await readCandidate(directory);
  const storefront = await readStorefront(options.storefront, candidate.manifest.moduleType ?? null);
  // Only here: the driver of browsers takes longer to load than every other command takes to run.
  const { startChromium } = await import('./chromium.ts');
  const { verifyRelease } = await import('./verify-release.ts');
  const browser = await startChromium(options.chromiumPath);
  try {
    const { visits } = options;
    const checks = await verifyRelease({ browser, storefront, candidate, visits, onCheck: sayCheck });
    return { record: candidate.record, host: storefront.host, checks };
  } finally {
    await browser.close();
  }
}

/** Keeps what was found with the release, where the registry has it; the answer says which. */
export async function keepVerification(
  client: () => RegistryClient,
  { remote, version, ...record }: ReleaseRecord,
  found: Pick<Verification, 'host' | 'checks'>,
): Promise<string> {
  const passed = found.checks.every((check) => check.passed);
  const verdict = `${remote} ${version} ${passed ? 'passed' : 'did not pass'} in ${found.host}`;
  const published = await Promise.resolve()
    .then(client)
    .then((registry) => registry.release(remote, version))
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  if (typeof published === 'string') return `${verdict}; this is kept nowhere: ${published}`;
  if (!published || releaseContent(published) !== releaseContent({ remote, version, ...record }))
    return `${verdict}; this is kept nowhere, since it is not published${passed ? ': souk publish --verify does both' : ''}.`;
  await client().keepVerification(remote, version, found);
  return `${verdict}; this is kept with the release.`;
}

async function readCandidate(directory: string): Promise<Candidate> {
  const record = await readReleaseRecord(directory);
  const { manifest } = record;
  if (record.remote === HOST_NAME || !manifest)
    throw new Error('The host is what remotes are looked at in; it is not verified by itself.');
  const bytes = await readReleaseFiles(directory, record);
  const files = record.files.flatMap(({ path }, at) => {
    const held = bytes[at];
    return held ? [[path, held] as const] : [];
  });
  return { record, manifest, files: new Map(files) };
}

function sayCheck({ name, passed, detail }: Check): void {
  const [first = '', ...more] = detail.split('\n');
  console.log(`${passed ? '✓' : '✗'} ${name}: ${first}`);
  for (const line of more) console.log(`    ${line}`);
}
