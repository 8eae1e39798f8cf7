import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { openCatalogue } from './open-catalogue.ts';
import { runCheck, CHECKS, type CheckName } from './stages/checks.ts';
import type { Prepared } from './stages/prepare-browser.ts';
import { runJest } from './stages/jest-stage.ts';
import { hasMachinePrograms } from './stages/machine-programs.ts';
import { runOnNewestNode } from './stages/newest-node.ts';
import { runNodeTests } from './stages/node-stage.ts';
import { runPlaywright } from './stages/playwright-stage.ts';
import { showStage, showTotal } from './stages/report.ts';
import { Results } from './stages/results.ts';
import { changedFiles } from './stages/changed-files.ts';
import { changedStages } from './stages/changed-stages.ts';
import { emptyOutcome } from './stages/stage.ts';
import { testDatabases } from './stages/test-databases.ts';
import { UserError } from './user-error.ts';
import { ROOT } from './root.ts';
import { readSettings } from '@souk/tooling/settings';

const QUICK = Object.keys(CHECKS) as CheckName[];
/** One after the other. Those of a group run beside each other: each takes one of the two cores. */
const BROWSER_GROUPS = [
  ['contract'],
  ['journeys'],
  ['console', 'releases'],
  ['full'],
  ['machines'],
  ['teams'],
];
const IN_BROWSER = BROWSER_GROUPS.flat();
const ON_DATABASES = ['services', 'stress'] as const;
const ONLY_IN_FULL = ['stress', 'full', 'machines', 'teams', 'newest-node'];
const STAGES = [...QUICK, 'unit', ...ON_DATABASES, ...IN_BROWSER, 'newest-node'];

const IN_CHANGED = ['format', 'lint', 'oxlint', 'dependencies', 'requirements', 'types', 'unit', 'services'];

const HELP = `Usage: npm test [-- options], npm run test:full [-- options]

Without options, every stage runs; npm run test:full adds ${ONLY_IN_FULL.join(', ')}.

  --changed        what this branch changes since it left main, committed or not: ${IN_CHANGED.join(', ')}
  --only <stages>  these stages, separated by commas
  --e2e <part>     the journeys whose file name contains this; with --only, of that stage
  -h, --help       this text

Stages:
  without a stack  ${[...QUICK, 'unit', ...ON_DATABASES].join(', ')}
  in a browser     ${IN_BROWSER.join(', ')}
  on Node 24       newest-node, which repeats tests and journeys

Examples:
  npm test -- --changed
  npm test -- --only types,unit
  npm test -- --e2e cart

One package: npm test, npm run lint and npm run types in its folder, or with -w remotes/food.
The last line is "N passed, N failed"; the exit code is 1 after a failure. More: docs/testing.md`;

/** The stages to run, or null where only help was requested. @throws UserError for an unknown stage or option. */
function readArguments() {
  const { values } = parseTestArguments();
  if (values.help) return null;
  if (values.changed && (values.full || values.e2e !== undefined))
    throw new UserError('--changed runs no journeys. Use it without --e2e and not with test:full.');
  const named = values.only?.split(',') ?? (values.e2e === undefined ? null : ['journeys']);
  const unknown = named?.find((name) => !STAGES.includes(name));
  if (unknown !== undefined)
    throw new UserError(`There is no stage ${unknown}. Choose from ${STAGES.join(', ')}.`);
  const usual = values.changed
    ? IN_CHANGED
    : STAGES.filter((name) => values.full || !ONLY_IN_FULL.includes(name));
  const stages = new Set(
    values.changed && named ? named.filter((it) => usual.includes(it)) : (named ?? usual),
  );
  return { stages, filter: values.e2e, full: values.full, onlyChanged: values.changed };
}

function parseTestArguments() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        e2e: { type: 'string' },
        full: { type: 'boolean', default: false },
        changed: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\nSee npm test -- --help`);
  }
}

await runCommand(async (stop) => {
  const settings = readSettings();
  const run = readArguments();
  if (!run) {
    console.log(HELP);
    return 0;
  }
  const { stages, filter, full } = run;
  const files = run.onlyChanged ? changedFiles(ROOT) : null;
  if (files?.length === 0) {
    console.log('Nothing differs from main.');
    return 0;
  }
  const changed = files && changedStages(ROOT, files);
  const temporary = await mkdtemp(join(tmpdir(), 'souk-test-'));
  const results = new Results(showStage);
  const say = (detail: string) => console.log(`  ${detail}`);
  const stage = async (name: string, run: Parameters<Results['run']>[1]) => {
    if (stages.has(name) && !stop.aborted) await results.run(name, run);
  };

  /** Stages without a stack, one after the other beside the build, since two cores have no more capacity. */
  async function withoutStack(): Promise<void> {
    for (const name of QUICK) {
      const files = name === 'format' || name === 'lint' ? changed?.[name] : undefined;
      if (files?.length !== 0) await stage(name, () => runCheck(name, stop, files));
    }
    if (changed?.unit.length !== 0)
      await stage('unit', () => runJest(temporary, { full, related: changed?.unit }, stop));
    for (const kind of ON_DATABASES) {
      if (changed?.services.length === 0) continue;
      await stage(kind, async () => {
        const databases = await testDatabases(settings.continuousIntegration, say, stop);
        if (!databases.includes('server'))
          say('Skipped the tests on a PostgreSQL server: none is installed.');
        return runNodeTests(kind, temporary, { databases, full, files: changed?.services }, stop);
      });
    }
  }

  async function inBrowser(): Promise<void> {
    if (!IN_BROWSER.some((name) => stages.has(name))) return quick;
    let prepared: Prepared | undefined;
    await results.run('stack', async () => {
      // Loaded only here, so that a service that fails to load fails this stage only.
      const { prepareBrowser } = await import('./stages/prepare-browser.ts');
      // The journeys run without the developer's own Firebase project.
      prepared = await prepareBrowser({ ...settings, firebase: undefined }, { temporary, full }, say, stop);
      return emptyOutcome();
    });
    // Journeys have time-outs, so they do not run beside other stages.
    await quick;
    if (!prepared) return;
    const { stack, ...rest } = prepared;
    try {
      for (const group of BROWSER_GROUPS)
        await Promise.all(
          group.map((project) =>
            stage(project, async () => {
              if (project === 'machines' && !(await hasMachinePrograms(settings, say, stop)))
                return { ...emptyOutcome(), skipped: 1 };
              const catalogue = project === 'full' ? await openCatalogue(0, say, stop) : null;
              const options = { project, filter, stack, temporary, catalogueUrl: catalogue?.url, ...rest };
              return runPlaywright(options, stop).finally(() => catalogue?.close());
            }),
          ),
        );
    } finally {
      await stack.close();
    }
  }

  const started = Date.now();
  const quick = withoutStack();
  try {
    await inBrowser();
    await quick;
    await stage('newest-node', () => runOnNewestNode(say, stop));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  if (stop.aborted) {
    console.log('Stopped. The results are incomplete.');
    return 130;
  }
  if (changed) showLeftOut(changed.journeys);
  return showTotal(results, Date.now() - started);
});

/** What `--changed` does not prove. */
function showLeftOut(journeys: readonly string[]): void {
  const left = STAGES.filter((name) => !IN_CHANGED.includes(name) && !ONLY_IN_FULL.includes(name));
  console.log(`\nLeft out, and run by npm test: ${left.join(', ')}`);
  if (journeys.length > 0) console.log(`Changed journeys among them: ${journeys.join(', ')}`);
}
