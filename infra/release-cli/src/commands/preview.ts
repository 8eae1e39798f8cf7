import { PREVIEW_MINUTES } from '@souk/contracts';
import { isWithin } from '@souk/contracts/channel-changes';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { connect, storefrontOf, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { UsageError } from '../exit-codes.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { minutesInWords } from '../terminal/durations.ts';

interface Options extends ConnectionOptions, JsonOption {
  channel: string;
  minutes: number;
  storefront?: string;
}

export function previewCommand(program: Command): void {
  withConnection(withJson(program.command('preview')))
    .argument('<release...>', 'one or several, such as food@1.1.0 host@2.0.0')
    .summary('create a link that shows candidates')
    .description('create a link that shows candidates of one or several remotes and the host')
    .option('--minutes <number>', 'minutes until the link expires', parseMinutes, PREVIEW_MINUTES.default)
    .option('--channel <name>', 'channel to use', DEFAULT_CHANNEL)
    .option('--storefront <url>', "address of the storefront; default: this machine's")
    .action(preview);
}

async function preview(requested: string[], options: Options): Promise<void> {
  const { channel, minutes } = options;
  const releases = releasesOf(requested);
  const client = connect(options);
  const storefront = storefrontOf(options.storefront);
  const { path, expiresAt } = await client.preview({ releases, minutes, channel });
  const shown = releases.map(({ remote, version }) => `${remote} ${version}`).join(', ');
  // Only the link goes to stdout, so that it can be piped.
  console.error(
    `This link shows ${shown} in ${channel}. It expires in ${minutesInWords(minutes)} (${expiresAt}):`,
  );
  const url = new URL(path, storefront).href;
  printResult(options, { url, releases, channel, expiresAt }, url);
}

/** `food@1.1.0 host@2.0.0`, or `food 1.1.0`, as other commands have it. */
function releasesOf(requested: string[]): { remote: string; version: string }[] {
  const [first = '', second] = requested;
  if (requested.length === 2 && second !== undefined && !requested.some((each) => each.includes('@')))
    return [{ remote: first, version: second }];
  return requested.map((each) => {
    const [, remote, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(each) ?? [];
    if (remote === undefined || version === undefined)
      throw new UsageError(`"${each}" is not a release. Name remote and version, such as food@1.1.0.`);
    return { remote, version };
  });
}

function parseMinutes(text: string): number {
  const { max } = PREVIEW_MINUTES;
  if (!/^\d{1,9}$/.test(text) || !isWithin(Number(text), { min: 1, max }))
    throw new InvalidArgumentError(`Expected a whole number of minutes from 1 to ${max}.`);
  return Number(text);
}
