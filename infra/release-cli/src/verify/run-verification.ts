import { releaseId } from '@souk/contracts';
import type { ReleaseRecord, VerificationCheck } from '@souk/contracts';
import type { Candidate } from './candidate.ts';
import { readExamples } from './example-addresses.ts';
import { readServerBundles } from './server-rendering.ts';
import type { ReadServerBundle } from './server-rendering.ts';
import { readStorefront } from './storefront.ts';

export interface VerifyOptions {
  storefront: string;
  visits: readonly string[];
  chromiumPath: string | undefined;
  readBundle: ReadServerBundle;
  /** Is given what whoever reads the result should know besides. */
  log(line: string): void;
  onCheck?(check: VerificationCheck): void;
  /** Storefront and browser are ready: what fails from now on is the release's. */
  onBegin?(): void;
}

export interface Verified {
  record: ReleaseRecord;
  host: string;
  checks: VerificationCheck[];
  firstLoadBytes: number | null;
  passed: boolean;
}

/** Mounts a candidate in a storefront's host, and says what each check found. @throws Error with a sentence */
export async function runVerification(
  candidate: Candidate,
  { storefront: url, visits, chromiumPath, readBundle, log, onCheck = sayCheck(), onBegin }: VerifyOptions,
): Promise<Verified> {
  const storefront = await readStorefront(url, candidate.manifest.moduleType ?? null);
  const examples = await readExamples(storefront, candidate.manifest.routes);
  const bundles = await readServerBundles(candidate, storefront.host, readBundle);
  // Only here: the driver of browsers takes longer to load than every other command takes to run.
  const { startChromium } = await import('./chromium.ts');
  const { verifyRelease } = await import('./verify-release.ts');
  const { browser, isSandboxed } = await startChromium(chromiumPath, url);
  try {
    if (!isSandboxed) log('Chromium runs without its sandbox: it does not start in one on this machine.');
    onBegin?.();
    const looked = await verifyRelease({
      browser,
      storefront,
      candidate,
      bundles,
      visits,
      examples,
      onCheck,
    });
    const passed = looked.checks.every((check) => check.passed);
    return { record: candidate.record, host: releaseId(storefront.host), ...looked, passed };
  } finally {
    await browser.close();
  }
}

export const describeVerdict = ({ record, host, passed }: Pick<Verified, 'record' | 'host' | 'passed'>) =>
  `${record.remote} ${record.version} ${passed ? 'passed' : 'did not pass'} in ${host}`;

/** Prints a check and what it found. */
export const sayCheck =
  (log: (line: string) => void = console.log) =>
  ({ name, passed, detail }: VerificationCheck): void => {
    const [first = '', ...more] = detail.split('\n');
    log(`${passed ? '✓' : '✗'} ${name}: ${first}`);
    for (const line of more) log(`    ${line}`);
  };
