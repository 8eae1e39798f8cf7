import { runCommand } from './command.ts';
import { showProgress } from './progress.ts';
import { readSettings } from '@souk/tooling/settings';
import { STEPS, startStack } from './start-stack.ts';
import { untilStopped } from './until-stopped.ts';

await runCommand(async (stop) => {
  const settings = readSettings();
  const { progress, end } = showProgress(STEPS);
  const stack = await startStack(settings, {
    progress,
    stop,
    orderClock: settings.demoClock,
    verifier: settings.verifier,
  }).finally(end);
  // Another backend has its own accounts.
  const account = settings.marketplaceApiUrl
    ? ''
    : 'Demo account:  customer@souk.example, password souk-demo\n';
  const mailbox = stack.mailboxUrl ? `Mailbox:       ${stack.mailboxUrl}, every mail and text message\n` : '';
  console.log(
    `\nSouk is ready: ${stack.url}\n${account}Console:       ${stack.consoleUrl}, sign in with the operator's token: npx --no souk token\n${mailbox}Ctrl-C ends it.`,
  );
  await untilStopped(stop);
  await stack.close();
  return 0;
});
