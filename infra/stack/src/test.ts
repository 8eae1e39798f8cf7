import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { runCheck, CHECKS, type CheckName } from './gate/checks.ts';
import type { Prepared } from './gate/prepare-browser.ts';
import { runJest } from './gate/jest-stage.ts';
import { hasMachinePrograms } from './gate/machine-programs.ts';
import { runNodeTests } from './gate/node-stage.ts';
import { runPlaywright } from './gate/playwright-stage.ts';
import { showStage, showTotal } from './gate/report.ts';
import { Results } from './gate/results.ts';
import { emptyOutcome } from './gate/stage.ts';
import { testDatabases } from './gate/test-databases.ts';
import { Problem } from './problem.ts';
import { readSettings } from '@souk/tooling/settings';

const QUICK = Object.keys(CHECKS) as CheckName[];
const IN_BROWSER = ['contract', 'journeys', 'console', 'releases', 'full', 'machines', 'teams'];
const ON_DATABASES = ['services', 'stress'] as const;
const ONLY_IN_FULL = ['stress', 'full', 'machines', 'teams'];
const STAGES = [...QUICK, 'unit', ...ON_DATABASES, ...IN_BROWSER];

/** The stages to run. @throws Problem for an unknown stage. */
function readArguments() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, e2e: { type: 'string' }, full: { type: 'boolean', default: false } },
  });
  const named = values.only?.split(',') ?? (values.e2e === undefined ? null : ['journeys']);
  const unknown = named?.find((name) => !STAGES.includes(name));
  if (unknown !== undefined)
    throw new Problem(`There is no stage ${unknown}. Choose from ${STAGES.join(', ')}.`);
  const stages = new Set(named ?? STAGES.filter((name) => values.full || !ONLY_IN_FULL.includes(name)));
  return { stages, filter: values.e2e, full: values.full };
}

await runCommand(async (stop) => {
  const settings = readSettings();
  const { stages, filter, full } = readArguments();
  const temporary = await mkdtemp(join(tmpdir(), 'souk-test-'));
  const results = new Results(showStage);
  const say = (detail: string) => console.log(`  ${detail}`);
  const stage = async (name: string, run: Parameters<Results['run']>[1]) => {
    if (stages.has(name) && !stop.aborted) await results.run(name, run);
  };

  /** Stages without a stack, one after the other beside the build, since two cores have no more capacity. */
  async function withoutStack(): Promise<void> {
    for (const name of QUICK) await stage(name, () => runCheck(name, stop));
    await stage('unit', () => runJest(temporary, stop));
    for (const kind of ON_DATABASES)
      await stage(kind, async () => {
        const databases = await testDatabases(settings.continuousIntegration, say, stop);
        if (!databases.includes('server'))
          say('Skipped the tests on a PostgreSQL server: none is installed.');
        return runNodeTests(kind, temporary, { databases, full }, stop);
      });
  }

  async function inBrowser(): Promise<void> {
    if (!IN_BROWSER.some((name) => stages.has(name))) return quick;
    let prepared: Prepared | undefined;
    await results.run('stack', async () => {
      // Loaded only here, so that a service that fails to load fails this stage only.
      const { prepareBrowser } = await import('./gate/prepare-browser.ts');
      // The journeys run without the developer's own Firebase project.
      prepared = await prepareBrowser({ ...settings, firebase: undefined }, { temporary, full }, say, stop);
      return emptyOutcome();
    });
    // Journeys have time-outs, so they do not run beside other stages.
    await quick;
    if (!prepared) return;
    const { stack, ...rest } = prepared;
    try {
      for (const project of IN_BROWSER)
        await stage(project, async () => {
          if (project === 'machines' && !(await hasMachinePrograms(settings, say, stop)))
            return { ...emptyOutcome(), skipped: 1 };
          return runPlaywright({ project, filter, stack, temporary, ...rest }, stop);
        });
    } finally {
      await stack.close();
    }
  }

  const started = Date.now();
  const quick = withoutStack();
  try {
    await inBrowser();
    await quick;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  if (stop.aborted) {
    console.log('Stopped. The results are incomplete.');
    return 130;
  }
  return showTotal(results, Date.now() - started);
});
