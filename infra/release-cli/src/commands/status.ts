import type { Command } from 'commander';
import { readSettings } from '@souk/tooling/settings';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { describeJudgement } from '../describe-judgement.ts';
import { describeState } from '../describe-state.ts';
import { describeVerifications } from '../describe-verifications.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import type { RegistryClient } from '../registry-client.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { createRedraw } from '../terminal/redraw.ts';
import { ownScreen } from '../terminal/screen.ts';
import { lineOf, screenOf } from '../watch/describe-snapshot.ts';
import { watchChannel } from '../watch/watch-channel.ts';
import type { Snapshot } from '../watch/watch-channel.ts';

interface Options extends ConnectionOptions, JsonOption {
  channel: string;
  watch?: boolean;
}

export function statusCommand(program: Command): void {
  withConnection(withJson(program.command('status')))
    .description('show what is live, and with --watch how open pages follow')
    .option('--channel <name>', 'channel to show', DEFAULT_CHANNEL)
    .option(
      '--watch',
      'keep showing how many pages have followed the newest revision, until Ctrl-C; with --json one line per change',
    )
    .action(status);
}

async function status({ channel, json = false, watch, ...connection }: Options): Promise<void> {
  const client = connect(connection);
  if (watch) return watchUntilStopped(client, channel, json);
  const state = await client.state(channel);
  if (json) return printResult({ json }, state, '');
  const judgements = await client.judgements(channel);
  console.log(
    [
      describeState(state, ownScreen(readSettings())),
      ...judgements.map(describeJudgement),
      ...describeVerifications(await client.releases()),
    ].join('\n'),
  );
}

async function watchUntilStopped(client: RegistryClient, channel: string, json: boolean): Promise<void> {
  const stop = new AbortController();
  const end = () => stop.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    const onSnapshot = json
      ? onChange(({ propagation }) => JSON.stringify(propagation))
      : process.stdout.isTTY
        ? onTerminal()
        : onChange(lineOf);
    await watchChannel(client, { channel, stop: stop.signal, onSnapshot });
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
  }
}

function onTerminal() {
  const redraw = createRedraw(process.stdout);
  return (snapshot: Snapshot) => redraw([...screenOf(snapshot, Date.now()), 'Press Ctrl-C to stop.']);
}

/** Prints a line for each snapshot that differs from the one before. */
function onChange(describeSight: (snapshot: Snapshot) => string) {
  let before = '';
  return (snapshot: Snapshot) => {
    const line = describeSight(snapshot);
    if (line !== before) console.log(line);
    before = line;
  };
}
