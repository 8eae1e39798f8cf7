import { resolve } from 'node:path';
import { readSettings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { builtRelease } from '../built-release.ts';
import { connect, storefrontOf, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { SaidError } from '../said-error.ts';
import { keepVerification, verifyFolder } from '../verify/verify-folder.ts';

interface Options extends ConnectionOptions {
  storefront?: string;
  visit?: string[];
}

export const withVisits = (command: Command): Command =>
  command
    .option('--storefront <url>', 'look at it in this storefront; default that of this machine')
    .option(
      '--visit <path>',
      'an address such as /store/lentil-house, for a route such as /store/*; may stand more than once',
      (path: string, before: string[] | undefined) => [...(before ?? []), path],
    );

export function verifyCommand(program: Command): void {
  withVisits(withConnection(program.command('verify')))
    .argument('<folder>', 'a remote such as remotes/food, or a release that is built already')
    .description('looks at a release in the real host, in Chromium; keeps what it finds with the release')
    .action(verify);
}

async function verify(folder: string, options: Options): Promise<void> {
  const settings = readSettings();
  const storefront = storefrontOf(options.storefront, settings);
  const directory = await builtRelease(resolve(folder), settings.version);
  const { record, host, checks } = await verifyFolder(directory, {
    storefront,
    visits: options.visit ?? [],
    chromiumPath: settings.chromiumPath,
  });
  console.log(await keepVerification(() => connect(options, settings), record, { host, checks }));
  if (!checks.every(({ passed }) => passed)) throw new SaidError();
}
