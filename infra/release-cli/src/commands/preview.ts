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
    .argument('<release...>', 'one or several, as food@1.1.0 host@2.0.0')
    .description(
      'makes a link that shows whoever opens it candidates, of several remotes and the host at once',
    )
    .option('--minutes <number>', 'how long it holds', minutes, 60)
    .option('--channel <name>', 'in which channel', DEFAULT_CHANNEL)
    .option('--storefront <url>', 'address of the storefront; default that of this machine')
    .action(preview);
}

async function preview(named: string[], options: Options): Promise<void> {
  const { channel, minutes: held } = options;
  const releases = releasesOf(named);
  const client = connect(options);
  const storefront = storefrontOf(options.storefront);
  const { path, expiresAt } = await client.preview({ releases, minutes: held, channel });
  const shown = releases.map(({ remote, version }) => `${remote} ${version}`).join(', ');
  // The link alone is on the output, so that it can be piped to where it is wanted.
  console.error(
    `Whoever opens this sees ${shown} in ${channel}, for ${minutesInWords(held)} (until ${expiresAt}):`,
  );
  console.log(new URL(path, storefront).href);
}

/** `food@1.1.0 host@2.0.0`, or `food 1.1.0`, as other commands have it. */
function releasesOf(named: string[]): { remote: string; version: string }[] {
  const [first = '', second] = named;
  if (named.length === 2 && second !== undefined && !named.some((each) => each.includes('@')))
    return [{ remote: first, version: second }];
  return named.map((each) => {
    const [, remote, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(each) ?? [];
    if (remote === undefined || version === undefined)
      throw new Error(`"${each}" is no release: name its remote and its version, as food@1.1.0.`);
    return { remote, version };
  });
}

function minutes(text: string): number {
  if (!/^\d{1,5}$/.test(text) || text === '0')
    throw new InvalidArgumentError('It is a whole number of minutes.');
  return Number(text);
}
