import { access } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { childEnvironment } from '@souk/tooling/settings';
import { runChild } from '../child.ts';
import { UserError } from '../user-error.ts';
import { ROOT } from '../root.ts';
import { type Outcome, stripColours } from './stage.ts';

/** The newest Node that is supported; 20.19 is the oldest, which the gate itself runs on. */
const MAJOR = 24;
/** What may depend on Node: no check of the source does. */
const STAGES = 'unit,services,contract,journeys';
const FOLDER = join(ROOT, `.cache/node-${MAJOR}`);
const INSTALL_TIMEOUT_MS = 300_000;
const TOTALS = /^(\d+) passed, (\d+) failed$/m;
const FAILURES_CHARACTERS = 20_000;

/**
 * Runs tests and journeys again on the newest Node, with a stack of its own.
 * @throws UserError where that Node cannot be installed, or its run ends without a result
 */
export async function runOnNewestNode(say: (detail: string) => void, stop: AbortSignal): Promise<Outcome> {
  const node = await installNode(stop);
  say(`npm test -- --only ${STAGES}, on Node ${MAJOR}`);
  const { output } = await runChild(
    node,
    [join(ROOT, 'infra/stack/bootstrap.mjs'), 'src/test.ts', '--only', STAGES],
    {
      cwd: ROOT,
      stop,
      env: childEnvironment({ PATH: `${dirname(node)}${delimiter}${childEnvironment().PATH ?? ''}` }),
      onOutput: (text) => {
        for (const line of text.split('\n').filter((it) => /^[✓✗]/.test(it))) say(line);
      },
    },
  );
  const text = stripColours(output);
  const [, passed, failed] = TOTALS.exec(text) ?? [];
  if (passed === undefined || failed === undefined)
    throw new UserError(
      `The run on Node ${MAJOR} ended without a result:\n${text.slice(-FAILURES_CHARACTERS)}`,
    );
  const failures = failed === '0' ? [] : [{ title: `Node ${MAJOR}`, text: text.slice(-FAILURES_CHARACTERS) }];
  return { passed: Number(passed), failed: Number(failed), skipped: 0, failures };
}

/** npm carries the programs of Node as packages, one for each platform. */
async function installNode(stop: AbortSignal): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const program = join(FOLDER, 'node_modules', name, 'bin/node');
  const isThere = () =>
    access(program).then(
      () => true,
      () => false,
    );
  if (await isThere()) return program;
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', FOLDER, `${name}@${MAJOR}`];
  const { output } = await runChild('npm', args, {
    stop,
    timeout: INSTALL_TIMEOUT_MS,
    env: childEnvironment(),
  });
  if (!(await isThere()))
    throw new UserError(
      `Node ${MAJOR} could not be installed from the package ${name}:\n${stripColours(output)}`,
    );
  return program;
}
