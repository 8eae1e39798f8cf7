import { spawnSync } from 'node:child_process';
import { readAudit } from './audit-report.ts';
import { ROOT } from './root.ts';

// npm audit exits with the same code for a registry without an audit service and for a vulnerability.
const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const result = error ? ({ kind: 'failed', reason: error.message } as const) : readAudit(stdout);
if (result.kind === 'clean') console.log('No known vulnerability of high or critical severity.');
if (result.kind === 'unreachable')
  console.warn(
    `::warning::The packages were not audited: the registry’s audit service is unavailable (${result.reason}).`,
  );
if (result.kind === 'found')
  console.error(
    `${result.severe} known vulnerabilities of high or critical severity. See npm audit --omit=dev, then update or replace the packages.`,
  );
if (result.kind === 'failed') console.error(`npm audit failed: ${result.reason}`);
if (result.kind === 'found' || result.kind === 'failed') process.exitCode = 1;
