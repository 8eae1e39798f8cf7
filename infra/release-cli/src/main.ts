import { Command, CommanderError } from 'commander';
import { activateCommand } from './commands/activate.ts';
import { buildCommand } from './commands/build.ts';
import { newCommand } from './commands/new.ts';
import { publishCommand } from './commands/publish.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { statusCommand } from './commands/status.ts';

/** Runs the command line; the answer is the exit code. Whatever goes wrong is one sentence, never a stack trace. */
export async function run(argv: readonly string[]): Promise<number> {
  const program = new Command('souk')
    .description('Makes remotes of the storefront, and publishes, activates and rolls back their releases.')
    .showHelpAfterError('(souk --help says more)')
    .exitOverride();
  const commands = [
    newCommand,
    buildCommand,
    publishCommand,
    activateCommand,
    rollbackCommand,
    statusCommand,
  ];
  for (const add of commands) add(program);
  try {
    await program.parseAsync([...argv]);
    return 0;
  } catch (error) {
    // Commander has said by itself what was wrong with the arguments.
    if (error instanceof CommanderError) return error.exitCode;
    console.error(`souk: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}
