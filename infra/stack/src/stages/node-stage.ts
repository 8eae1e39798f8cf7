import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgresServer, writeEmbeddedTemplate } from '@souk/database/testing';
import { runNode } from '../child.ts';
import { childEnvironment } from '@souk/tooling/settings';
import { ROOT } from '../root.ts';
import { type Outcome, checkOutcome, emptyOutcome, stripColours } from './stage.ts';
import { nodeTestFiles } from './test-files.ts';

interface Line {
  file: string;
  name: string;
  kind: 'test' | 'suite' | 'file';
  state: 'passed' | 'failed' | 'skipped';
  failureType?: string;
  text?: string;
}

/**
 * Tests of services and tools by Node's own runner. `databases` are the available ones: in the full run every suite of
 * the API and the registry runs on each; else on the last one, and only suites about differences on each. `files` are the
 * test files, by default all.
 */
export async function runNodeTests(
  kind: Parameters<typeof nodeTestFiles>[0],
  temporary: string,
  options: { databases: readonly string[]; full: boolean; files?: readonly string[] },
  stop: AbortSignal,
): Promise<Outcome> {
  const { databases, full, files = nodeTestFiles(kind) } = options;
  const report = join(temporary, `${kind}.jsonl`);
  const reporter = join(import.meta.dirname, 'node-reporter.mjs');
  const runner = [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${report}`,
    '--test-concurrency=3',
    `--test-timeout=${MAX_PROCESS_MS}`,
  ];
  const filesPerProcess =
    kind === 'stress' ? STRESS_FILES_PER_PROCESS : full ? FILES_PER_PROCESS / 4 : FILES_PER_PROCESS;
  const template = join(temporary, 'embedded-template.tar');
  await writeEmbeddedTemplate(template);
  const server = databases.includes('server') ? await startPostgresServer() : null;
  const { code, output } = await runNode(
    ['--import', 'tsx', '--test', ...runner, ...(await grouped(files, temporary, filesPerProcess))],
    {
      cwd: ROOT,
      env: childEnvironment({
        SOUK_TEST_DATABASES: full ? databases.join(',') : databases.at(-1),
        SOUK_TEST_EVERY_DATABASE: databases.join(','),
        SOUK_TEST_SERVER: server?.url,
        SOUK_TEST_EMBEDDED_TEMPLATE: template,
        NODE_TEST_CONTEXT: undefined,
      }),
      stop,
    },
  ).finally(() => server?.close());
  const text = await readFile(report, 'utf8').catch(() => '');
  const outcome = count(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  );
  return code !== 0 && outcome.failed === 0
    ? checkOutcome('node --test', false, stripColours(output))
    : outcome;
}

/** Far longer than a process takes: one that hangs fails its own tests instead of the whole run. */
const MAX_PROCESS_MS = 600_000;

/**
 * Starting a process and loading a service takes longer than most files' tests, so several files share one. On two databases they
 * take more than twice as long, and a file of the stage stress takes minutes.
 */
const FILES_PER_PROCESS = 20;
const STRESS_FILES_PER_PROCESS = 2;

/**
 * Writes files that import `files`, so many each. All are loaded before a test starts: what is loaded while a test replaces
 * the clock would keep that clock.
 */
function grouped(files: readonly string[], temporary: string, size: number): Promise<string[]> {
  const groups: string[][] = [];
  for (let start = 0; start < files.length; start += size) groups.push(files.slice(start, start + size));
  return Promise.all(
    groups.map(async (group, number) => {
      const path = join(temporary, `tests-${number + 1}.test.mjs`);
      const imports = group.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)};`);
      await writeFile(path, imports.join('\n'));
      return path;
    }),
  );
}

function count(lines: readonly Line[]): Outcome {
  const outcome = emptyOutcome();
  for (const { file, name, kind, state, failureType, text } of lines) {
    // A parent fails with its children, so it is not counted again.
    if (failureType === 'subtestsFailed') continue;
    if (state === 'failed') {
      outcome.failed += 1;
      const path = relative(ROOT, file);
      outcome.failures.push({
        title: kind === 'file' ? path : `${path}: ${name}`,
        text: stripColours(text ?? ''),
      });
    } else if (kind === 'test') outcome[state] += 1;
  }
  return outcome;
}
