import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { commandForm, withCommandForm } from './command-form.ts';
import { COMMAND_GROUPS } from './command-groups.ts';
import { describeState } from './describe-state.ts';
import { describeError } from './describe-error.ts';
import type { DescribedError } from './describe-error.ts';
import { addExamples } from './examples.ts';
import { CancelledError, EXIT, UsageError } from './exit-codes.ts';
import { RegistryError } from './registry/registry-error.ts';
import { ReportedError } from './reported-error.ts';

const HELP = `Exit codes: ${EXIT.done} done; ${EXIT.failed} failed, refused, or something was found; ${EXIT.wrongUsage} wrong arguments; ${EXIT.cancelled} cancelled.
Every command takes --json. Documentation: docs/releases.md in the repository of Souk`;

/** Runs the command line and returns the exit code. Failures print one message, never a stack trace. */
export async function run(argv: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync([...argv]);
    return EXIT.done;
  } catch (error) {
    const json = argv.includes('--json');
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return EXIT.done;
      // Commander has printed help, or what is wrong with the arguments, to stderr already.
      if (json)
        printDocument({ code: 'failed', message: error.message.replace(/^error: /, ''), findings: [] });
      return EXIT.wrongUsage;
    }
    if (!(error instanceof ReportedError)) printError(error, json);
    if (error instanceof CancelledError) return EXIT.cancelled;
    return error instanceof UsageError ? EXIT.wrongUsage : EXIT.failed;
  }
}

/** The command line with all of its commands. */
export function createProgram(): Command {
  const form = commandForm();
  const program = new Command(form)
    .description('Create remotes of the storefront, and publish, activate and roll back their releases.')
    .version(readVersion(), '--version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .showHelpAfterError(`(run ${form} --help for help)`)
    .exitOverride();
  for (const { heading, commands } of COMMAND_GROUPS) {
    program.commandsGroup(heading);
    for (const add of commands) add(program);
  }
  addExamples(program);
  return program.addHelpText('after', `\n${HELP}`);
}

function readVersion(): string {
  const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function printError(error: unknown, json: boolean): void {
  const { code, message, findings, lines } = describeError(error);
  for (const line of lines) console.error(withCommandForm(line));
  // Another change came first: show the current state.
  if (error instanceof RegistryError && error.state) console.error(describeState(error.state));
  if (json) printDocument({ code, message, findings });
}

const printDocument = (error: Pick<DescribedError, 'code' | 'message' | 'findings'>): void =>
  console.log(JSON.stringify({ error }, null, 2));
