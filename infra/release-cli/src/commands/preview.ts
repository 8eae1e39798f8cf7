import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { connect, storefrontOf, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { minutesInWords } from '../terminal/durations.ts';

interface Options extends ConnectionOptions {
  channel: string;
  minutes: number;
  storefront?: string;
}

export function previewCommand(program: Command): void {
  withConnection(program.command('preview'))
    .argument('<remote>')
    .argument('<version>')
    .description('makes a link that shows one visitor one candidate')
    .option('--minutes <number>', 'how long it holds', minutes, 60)
    .option('--channel <name>', 'in which channel', DEFAULT_CHANNEL)
    .option('--storefront <url>', 'address of the storefront; default that of this machine')
    .action(preview);
}

async function preview(remote: string, version: string, options: Options): Promise<void> {
  const { channel, minutes: held } = options;
  const client = connect(options);
  const storefront = storefrontOf(options.storefront);
  const { path, expiresAt } = await client.preview({ remote, version, minutes: held, channel });
  // The link alone is on the output, so that it can be piped to where it is wanted.
  console.error(
    `Whoever opens this sees ${remote} ${version} in ${channel}, for ${minutesInWords(held)} (until ${expiresAt}):`,
  );
  console.log(new URL(path, storefront).href);
}

function minutes(text: string): number {
  if (!/^\d{1,5}$/.test(text) || text === '0')
    throw new InvalidArgumentError('It is a whole number of minutes.');
  return Number(text);
}
