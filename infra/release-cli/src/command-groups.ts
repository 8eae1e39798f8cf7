import type { Command } from 'commander';
import { activateCommand } from './commands/activate.ts';
import { auditCommand } from './commands/audit.ts';
import { buildCommand } from './commands/build.ts';
import { canaryCommand } from './commands/canary.ts';
import { abortCommand, continueCommand, pauseCommand, promoteCommand } from './commands/candidate.ts';
import { checkCommand } from './commands/check.ts';
import { devCommand } from './commands/dev.ts';
import { grantCommands } from './commands/grant.ts';
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

interface CommandGroup {
  heading: string;
  commands: readonly ((program: Command) => void)[];
}

/** In the order of a release's life, as the help lists them. */
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  {
    heading: 'Create and publish:',
    commands: [
      newCommand,
      buildCommand,
      devCommand,
      checkCommand,
      verifyCommand,
      publishCommand,
      previewCommand,
    ],
  },
  {
    heading: 'Go live:',
    commands: [
      activateCommand,
      canaryCommand,
      promoteCommand,
      pauseCommand,
      continueCommand,
      promoteSetCommand,
    ],
  },
  {
    heading: 'Go back:',
    commands: [rollbackCommand, abortCommand, killCommand, quarantineCommand, serverRenderingCommand],
  },
  { heading: 'See:', commands: [statusCommand, historyCommand, auditCommand] },
  {
    heading: 'Administer:',
    commands: [settingsCommand, grantCommands, tokenCommand, retentionCommand, resetEdgesCommand],
  },
];
