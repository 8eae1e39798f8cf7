import { Command, CommanderError } from 'commander';
import { activateCommand } from './commands/activate.ts';
import { auditCommand } from './commands/audit.ts';
import { buildCommand } from './commands/build.ts';
import { canaryCommand } from './commands/canary.ts';
import { candidateCommands } from './commands/candidate.ts';
import { checkCommand } from './commands/check.ts';
import { grantCommands } from './commands/grant.ts';
import { devCommand } from './commands/dev.ts';
import { historyCommand } from './commands/history.ts';
import { killCommand } from './commands/kill.ts';
import { newCommand } from './commands/new.ts';
import { previewCommand } from './commands/preview.ts';
import { promoteSetCommand } from './commands/promote-set.ts';
import { publishCommand } from './commands/publish.ts';
import { quarantineCommand } from './commands/quarantine.ts';
import { resetEdgesCommand } from './commands/reset-edges.ts';
import { retentionCommand } from './commands/retention.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { serverRenderingCommand } from './commands/server-rendering.ts';
import { settingsCommand } from './commands/settings.ts';
import { statusCommand } from './commands/status.ts';
import { tokenCommand } from './commands/token.ts';
import { verifyCommand } from './commands/verify.ts';
import { describeState } from './describe-state.ts';
import { findingLines } from './findings.ts';
import { RegistryError } from './registry/registry-error.ts';
import { ReportedError } from './reported-error.ts';

/** In the order of a release's life; the help lists them in this order. */
const COMMANDS = [
  newCommand,
  buildCommand,
  devCommand,
  checkCommand,
  verifyCommand,
  publishCommand,
  previewCommand,
  activateCommand,
  canaryCommand,
  candidateCommands,
  statusCommand,
  rollbackCommand,
  killCommand,
  quarantineCommand,
  serverRenderingCommand,
  promoteSetCommand,
  settingsCommand,
  historyCommand,
  auditCommand,
  retentionCommand,
  grantCommands,
  resetEdgesCommand,
  tokenCommand,
];

/** Runs the command line and returns the exit code. Failures print one message, never a stack trace. */
export async function run(argv: readonly string[]): Promise<number> {
  const program = new Command('souk')
    .description('Create remotes of the storefront, and publish, activate and roll back their releases.')
    .showHelpAfterError('(run souk --help for help)')
    .exitOverride();
  for (const add of COMMANDS) add(program);
  try {
    await program.parseAsync([...argv]);
    return 0;
  } catch (error) {
    if (!(error instanceof ReportedError || error instanceof CommanderError)) printError(error);
    // Commander has printed errors in arguments already.
    return error instanceof CommanderError ? error.exitCode : 1;
  }
}

function printError(error: unknown): void {
  if (error instanceof RegistryError && error.findings.length > 0) {
    console.error(
      `souk: The gate refuses this${error.findings.length > 1 ? `, for ${error.findings.length} reasons` : ''}:`,
    );
    for (const line of findingLines(error.findings)) console.error(line);
    return;
  }
  console.error(`souk: ${error instanceof Error ? error.message : String(error)}`);
  // Another change came first: show the current state.
  if (error instanceof RegistryError && error.state) console.error(describeState(error.state));
}
