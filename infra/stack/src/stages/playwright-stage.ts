import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '../child.ts';
import { childEnvironment } from '@souk/tooling/settings';
import { ROOT } from '../root.ts';
import type { Stack } from '../stack.ts';
import { type Outcome, checkOutcome, emptyOutcome, stripColours } from './stage.ts';

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: string; results: { errors: { message?: string }[] }[] }[] }[];
}

interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}

export interface JourneyOptions {
  /** Projects of the Playwright configuration: `contract`, `journeys`, `full`. */
  project: string;
  /** Runs only files whose path contains this. */
  filter?: string | undefined;
  stack: Stack;
  home: string;
  chromium: string;
  temporary: string;
  /** The address of the catalogue of components. */
  catalogueUrl?: string | undefined;
  /** The address of Firebase's emulator. */
  emulator?: string;
}

/** Tests in Chromium against the running stack. */
export async function runPlaywright(options: JourneyOptions, stop: AbortSignal): Promise<Outcome> {
  const { project, filter, stack, temporary } = options;
  const report = join(temporary, `${project}.json`);
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', join(ROOT, 'e2e'), '--project', project, '--reporter', 'json'];
  const { output } = await runNode(
    [...args, '--output', join(temporary, project), ...(filter ? [filter] : [])],
    {
      cwd: ROOT,
      env: childEnvironment({
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        CHROMIUM_PATH: options.chromium,
        SOUK_URL: stack.url,
        SOUK_CONSOLE_URL: stack.consoleUrl,
        SOUK_MAILBOX_URL: stack.mailboxUrl ?? '',
        SOUK_CATALOGUE_URL: options.catalogueUrl,
        SOUK_REGISTRY_URL: stack.registryUrl,
        SOUK_REGISTRY_TOKEN: stack.token,
        SOUK_DATABASE_URL: stack.databaseUrl,
        SOUK_HOME: options.home,
        FIREBASE_AUTH_EMULATOR_HOST: options.emulator,
        // Colour codes are useless in a report.
        FORCE_COLOR: '0',
      }),
      stop,
    },
  );
  const text = await readFile(report, 'utf8').catch(() => null);
  return text === null
    ? checkOutcome(project, false, stripColours(output))
    : count(project, JSON.parse(text) as PlaywrightReport);
}

function count(project: string, report: PlaywrightReport): Outcome {
  const outcome = emptyOutcome();
  for (const { message } of report.errors) {
    outcome.failed += 1;
    outcome.failures.push({ title: project, text: stripColours(message ?? '') });
  }
  const visit = (suite: Suite, path: string) => {
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        if (test.status === 'expected') outcome.passed += 1;
        else if (test.status === 'skipped') outcome.skipped += 1;
        else {
          outcome.failed += 1;
          const messages = test.results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
          outcome.failures.push({
            title: `${path} › ${spec.title}`,
            text: stripColours(messages.join('\n')),
          });
        }
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, `${path} › ${inner.title}`);
  };
  for (const suite of report.suites) visit(suite, suite.title);
  return outcome;
}
