import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveLocalBuild } from '@souk/tooling';
import type { Command } from 'commander';
import { connect, requireAddress, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';

interface Options extends ConnectionOptions {
  in: string;
  channel: string;
}

/** A day's work; a link that ends sooner is made again by the same command. */
const MINUTES = 8 * 60;

export function devCommand(program: Command): void {
  withConnection(program.command('dev'))
    .argument('<remote>', 'its folder, or its name below remotes/')
    .description('shows your local build of a remote in a deployed storefront, to your browser alone')
    .requiredOption('--in <url>', 'address of the storefront, as https://shop.example')
    .option('--channel <name>', 'in which channel', DEFAULT_CHANNEL)
    .action(dev);
}

async function dev(remote: string, options: Options): Promise<void> {
  const { channel, in: storefront } = options;
  requireAddress('--in', storefront);
  const client = connect(options);
  const server = await serveLocalBuild({
    directory: folderOf(remote),
    storefront,
    say: (line) => console.error(line),
  });
  try {
    await server.ready;
    const { remote: name, origin } = server;
    const { path, expiresAt } = await client.preview({
      releases: [{ remote: name, origin }],
      minutes: MINUTES,
      channel,
    });
    console.error(
      `Open this in a browser on this machine: it shows your ${name} in ${channel}, and loads again at every save. Nobody else sees it. It holds until ${expiresAt}; Ctrl-C ends it.`,
    );
    console.log(new URL(path, storefront).href);
    await new Promise<void>((stop) => process.once('SIGINT', stop).once('SIGTERM', stop));
  } finally {
    await server.close();
  }
}

function folderOf(remote: string): string {
  const found = [remote, join('remotes', remote)].find((folder) => existsSync(join(folder, 'remote.json')));
  if (found === undefined)
    throw new Error(
      `There is no remote in ${remote}: name a folder with a remote.json, such as remotes/food.`,
    );
  return found;
}
