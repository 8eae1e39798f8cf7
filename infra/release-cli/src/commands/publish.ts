import { resolve } from 'node:path';
import { readSettings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { builtRelease } from '../built-release.ts';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { showProgress } from '../terminal/progress.ts';

interface Options extends ConnectionOptions {
  activate?: boolean;
  channel: string;
  reason?: string;
}

export function publishCommand(program: Command): void {
  withConnection(program.command('publish'))
    .argument('<folder>', 'a remote such as remotes/food, or a release that is built already')
    .description('stores an immutable release; building it first where needed ($SOUK_VERSION names it)')
    .option('--activate', 'make it live at once')
    .option('--channel <name>', 'where to activate it', DEFAULT_CHANNEL)
    .option('--reason <text>', 'why, for the history')
    .action(publish);
}

async function publish(folder: string, options: Options): Promise<void> {
  const settings = readSettings();
  const client = connect(options, settings);
  const directory = await builtRelease(resolve(folder), settings.version);
  const progress = showProgress(process.stderr);
  const { record, created } = await client.publish(directory, progress.show).finally(progress.end);
  const { remote, version, files } = record;
  const bytes = files.reduce((sum, { size, compressed }) => sum + (compressed ?? size), 0);
  console.log(
    created
      ? `Published ${remote} ${version}: ${files.length} ${files.length === 1 ? 'file' : 'files'}, ${Math.ceil(bytes / 1000)} kB compressed.`
      : `${remote} ${version} was published before, with the same bytes.`,
  );
  if (!options.activate) return;
  const { channel, reason } = options;
  const { changed, state } = await client.activate({
    remote,
    version,
    channel,
    ...(reason ? { reason } : {}),
  });
  console.log(
    `${remote} ${version} ${changed ? 'is live' : 'was live'} in ${channel}, revision ${state.revision}.`,
  );
}
