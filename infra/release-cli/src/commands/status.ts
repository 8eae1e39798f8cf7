import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { describeJudgement } from '../describe-judgement.ts';
import { describeState } from '../describe-state.ts';
import { describeVerifications } from '../describe-verifications.ts';
import type { RegistryClient } from '../registry-client.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { createRedraw } from '../terminal/redraw.ts';
import { lineOf, screenOf } from '../watch/describe-sight.ts';
import { watchChannel } from '../watch/watch-channel.ts';
import type { Sight } from '../watch/watch-channel.ts';

interface Options extends ConnectionOptions {
  channel: string;
  json?: boolean;
  watch?: boolean;
}

export function statusCommand(program: Command): void {
  withConnection(program.command('status'))
    .description('what is live, and with --watch how open pages follow')
    .option('--channel <name>', 'in which channel', DEFAULT_CHANNEL)
    .option('--watch', 'until Ctrl-C: how many pages have followed the newest revision, and how fast')
    .option('--json', 'for programs; with --watch a line for each change')
    .action(status);
}

async function status({ channel, json = false, watch, ...connection }: Options): Promise<void> {
  const client = connect(connection);
  if (watch) return watchUntilStopped(client, channel, json);
  const state = await client.state(channel);
  if (json) return console.log(JSON.stringify(state, null, 2));
  const judgements = await client.judgements(channel);
  console.log(
    [
      describeState(state),
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
    const onSight = json
      ? onChange(({ propagation }) => JSON.stringify(propagation))
      : process.stdout.isTTY
        ? onScreen()
        : onChange(lineOf);
    await watchChannel(client, { channel, stop: stop.signal, onSight });
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
  }
}

function onScreen() {
  const redraw = createRedraw(process.stdout);
  return (sight: Sight) => redraw([...screenOf(sight, Date.now()), 'Ctrl-C ends this.']);
}

/** A line for each sight that differs from the one before. */
function onChange(describeSight: (sight: Sight) => string) {
  let before = '';
  return (sight: Sight) => {
    const line = describeSight(sight);
    if (line !== before) console.log(line);
    before = line;
  };
}
