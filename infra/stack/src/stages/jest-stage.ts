import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runNode } from '../child.ts';
import { childEnvironment } from '@souk/tooling/settings';
import { ROOT } from '../root.ts';
import { isGroup, writeJestGroups } from './jest-groups.ts';
import { type Outcome, checkOutcome, emptyOutcome, stripColours } from './stage.ts';
import { jestProjects } from './test-files.ts';

interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

const GROUPS = join(ROOT, '.cache/jest-groups');

/**
 * Unit and component tests: one jest for all packages. Test files of a package share pages, except with `full`. With
 * `related`, the tests of these files and of all that imports them.
 */
export async function runJest(
  temporary: string,
  { full = false, related }: { full?: boolean; related?: readonly string[] | undefined },
  stop: AbortSignal,
): Promise<Outcome> {
  const report = join(temporary, 'jest.json');
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const options = [
    '--ci',
    '--json',
    `--outputFile=${report}`,
    '--silent',
    '--maxWorkers=3',
    '--workerIdleMemoryLimit=1GB',
  ];
  if (related) options.push('--passWithNoTests', '--findRelatedTests', ...related);
  if (full || related) options.push('--projects', ...jestProjects());
  else options.push('--config', writeJestGroups(ROOT, jestProjects(), GROUPS));
  const { output } = await runNode([jest, ...options], {
    cwd: ROOT,
    env: childEnvironment({ NODE_ENV: 'test' }),
    stop,
  });
  const text = await readFile(report, 'utf8').catch(() => null);
  return text === null
    ? checkOutcome('jest', false, stripColours(output))
    : count(JSON.parse(text) as JestReport);
}

function count(report: JestReport): Outcome {
  const outcome = emptyOutcome();
  for (const file of report.testResults) {
    const path = relative(ROOT, file.name);
    // A file that could not be loaded has no failed tests.
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      outcome.failed += 1;
      outcome.failures.push({ title: path, text: stripColours(file.message) });
    }
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      if (status === 'passed') outcome.passed += 1;
      else if (status === 'failed') {
        outcome.failed += 1;
        outcome.failures.push({
          title: isGroup(path) ? fullName : `${path}: ${fullName}`,
          text: stripColours((failureMessages ?? []).join('\n')),
        });
      } else outcome.skipped += 1;
    }
  }
  return outcome;
}
