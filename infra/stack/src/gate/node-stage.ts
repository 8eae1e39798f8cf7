import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { startPostgresServer, writeEmbeddedTemplate } from '@souk/database/testing';
import { runNode } from '../child.ts';
import { childEnvironment } from '@souk/tooling/settings';
import { ROOT } from '../root.ts';
import { type Outcome, check, nothingYet, plain } from './stage.ts';
import { nodeTestFiles } from './test-files.ts';

interface Line {
  file: string;
  name: string;
  kind: 'test' | 'suite' | 'file';
  state: 'passed' | 'failed' | 'skipped';
  failureType?: string;
  text?: string;
}

/** Tests of services and tools by Node's own runner, those of the API on every database that is to be had. */
export async function runNodeTests(
  kind: Parameters<typeof nodeTestFiles>[0],
  temporary: string,
  databases: readonly string[],
  stop: AbortSignal,
): Promise<Outcome> {
  const report = join(temporary, `${kind}.jsonl`);
  const reporter = join(import.meta.dirname, 'node-reporter.mjs');
  const options = [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${report}`,
    '--test-concurrency=2',
  ];
  const template = join(temporary, 'embedded-template.tar');
  await writeEmbeddedTemplate(template);
  const server = databases.includes('server') ? await startPostgresServer() : null;
  const { code, output } = await runNode(['--import', 'tsx', '--test', ...options, ...nodeTestFiles(kind)], {
    cwd: ROOT,
    env: childEnvironment({
      SOUK_TEST_DATABASES: databases.join(','),
      SOUK_TEST_SERVER: server?.url,
      SOUK_TEST_EMBEDDED_TEMPLATE: template,
      NODE_TEST_CONTEXT: undefined,
    }),
    stop,
  }).finally(() => server?.close());
  const text = await readFile(report, 'utf8').catch(() => '');
  const outcome = count(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  );
  return code !== 0 && outcome.failed === 0 ? check('node --test', false, plain(output)) : outcome;
}

function count(lines: readonly Line[]): Outcome {
  const outcome = nothingYet();
  for (const { file, name, kind, state, failureType, text } of lines) {
    // A parent that failed for its children says nothing new.
    if (failureType === 'subtestsFailed') continue;
    if (state === 'failed') {
      outcome.failed += 1;
      const path = relative(ROOT, file);
      outcome.failures.push({ title: kind === 'file' ? path : `${path}: ${name}`, text: plain(text ?? '') });
    } else if (kind === 'test') outcome[state] += 1;
  }
  return outcome;
}
