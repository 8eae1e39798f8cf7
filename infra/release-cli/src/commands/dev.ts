import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { connect, requireAddress, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';

interface Options extends ConnectionOptions, JsonOption {
  in: string;
  channel: string;
}

/** A working day; afterwards the same command creates a new link. */
const MINUTES = 8 * 60;

export function devCommand(program: Command): void {
  withConnection(withJson(program.command('dev')))
    .argument('<remote>', 'folder of the remote, or its name below remotes/')
    .summary('show your local build in a deployed storefront')
    .description('show your local build of a remote in a deployed storefront, in your browser only')
    .requiredOption('--in <url>', 'address of the storefront, as https://shop.example')
    .option('--channel <name>', 'channel of the storefront', DEFAULT_CHANNEL)
    .action(dev);
}

async function dev(remote: string, options: Options): Promise<void> {
  const { channel, in: storefront } = options;
  requireAddress('--in', storefront);
  const client = connect(options);
  // Imported on demand, as in `built-release.ts`.
  const { serveLocalBuild } = await import('@souk/tooling');
  const server = await serveLocalBuild({
    directory: folderOf(remote),
    storefront,
    log: (line) => console.error(line),
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
      `Open this link in a browser on this machine. It shows your ${name} in ${channel} and reloads on every save. Nobody else sees it. It expires at ${expiresAt}; press Ctrl-C to stop.`,
    );
    const url = new URL(path, storefront).href;
    printResult(options, { url, expiresAt }, url);
    await new Promise<void>((stop) => process.once('SIGINT', stop).once('SIGTERM', stop));
  } finally {
    await server.close();
  }
}

/** What is not found is left to the build, which says so. */
const folderOf = (remote: string): string =>
  [remote, join('remotes', remote)].find((folder) => existsSync(join(folder, 'remote.json'))) ?? remote;
