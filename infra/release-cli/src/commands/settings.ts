import type { AutomaticRollback, RemoteSettings } from '@souk/contracts';
import { SETTING_BOUNDS, formatKilobytes, isWithin, toBytes } from '@souk/contracts/channel-changes';
import type { Bounds } from '@souk/contracts/channel-changes';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { columns } from '../terminal/columns.ts';
import { minutesInWords } from '../terminal/durations.ts';
import { percent } from '../change/holdback.ts';

interface Options extends ConnectionOptions, JsonOption {
  channel: string;
  automatic?: AutomaticRollback;
  slowness?: AutomaticRollback;
  /** Commander takes null for a missing value. */
  failureLimit?: number | 'none';
  holdback?: number;
  observation?: number;
  budget?: number | 'none';
  verification?: 'on' | 'off';
  networkVisits?: number;
  failingNetworks?: number;
}

export function settingsCommand(program: Command): void {
  withConnection(withJson(program.command('settings')))
    .argument('<remote>')
    .description('show or change how a remote is released')
    .option('--channel <name>', 'channel to use', DEFAULT_CHANNEL)
    .addOption(
      new Option('--automatic <mode>', 'reaction to a worse candidate').choices(['off', 'watch', 'act']),
    )
    .addOption(
      new Option('--slowness <mode>', 'reaction to a slower candidate').choices(['off', 'watch', 'act']),
    )
    .option(
      '--failure-limit <percent>',
      'share of visitors who may fail with a first canary, which has no control, or none',
      failureLimit,
    )
    .option(
      '--holdback <percent>',
      `share of visitors who stay on the old release at first, up to ${SETTING_BOUNDS.holdback.max}`,
      percent,
    )
    .option('--observation <minutes>', 'how long a new activation is observed', minutes)
    .option('--budget <size>', 'limit of its compressed first load, such as 120kB, or none', budget)
    .addOption(
      new Option('--verification <mode>', 'on: only verified releases can go live').choices(['on', 'off']),
    )
    .option(
      '--network-visits <count>',
      'limit of visits per network that a judgement counts on either side',
      whole(SETTING_BOUNDS.networkVisits),
    )
    .option(
      '--failing-networks <count>',
      'number of networks with failures that an automatic rollback requires',
      whole(SETTING_BOUNDS.failingNetworks),
    )
    .action(settings);
}

async function settings(remote: string, { channel, ...options }: Options): Promise<void> {
  const client = connect(options);
  const changes = changesOf(options);
  const current =
    Object.keys(changes).length === 0
      ? await client.settings(channel, remote)
      : await client.changeSettings(channel, remote, changes);
  printResult(options, current, [`${remote} in ${channel}`, ...describeSettings(current)].join('\n'));
}

function changesOf({
  automatic,
  slowness,
  failureLimit: limit,
  holdback,
  observation,
  budget: bytes,
  verification,
  networkVisits,
  failingNetworks,
}: Omit<Options, 'channel'>) {
  const changes: Partial<RemoteSettings> = {};
  if (automatic !== undefined) changes.automatic = automatic;
  if (slowness !== undefined) changes.slowness = slowness;
  if (limit !== undefined) changes.failureLimit = limit === 'none' ? null : limit;
  if (holdback !== undefined) changes.holdback = holdback;
  if (observation !== undefined) changes.observationMinutes = observation;
  if (bytes !== undefined) changes.budgetBytes = bytes === 'none' ? null : bytes;
  if (verification !== undefined) changes.verification = verification === 'on';
  if (networkVisits !== undefined) changes.networkVisits = networkVisits;
  if (failingNetworks !== undefined) changes.failingNetworks = failingNetworks;
  return changes;
}

const AUTOMATIC: Record<AutomaticRollback, string> = {
  off: 'off: candidates are not compared',
  watch: 'watch: a worse candidate is reported, and stays',
  act: 'act: a worse candidate is rolled back and quarantined',
};

const SLOWNESS: Record<AutomaticRollback, string> = {
  off: 'off: releases are not timed',
  watch: 'watch: a slower candidate is reported, and stays',
  act: 'act: a slower candidate is rolled back and quarantined',
};

function describeSettings({
  automatic,
  slowness,
  failureLimit: limit,
  holdback,
  observationMinutes,
  budgetBytes,
  verification,
  networkVisits,
  failingNetworks,
}: RemoteSettings): string[] {
  return columns([
    ['automatic', AUTOMATIC[automatic]],
    ['slowness', SLOWNESS[slowness]],
    [
      'failure limit',
      limit === null ? 'none: a first canary is not judged' : `${limit} % of visitors of a first canary`,
    ],
    ['holdback', holdback === 0 ? 'none' : `${holdback} % of visitors`],
    ['observation', minutesInWords(observationMinutes)],
    ['budget', budgetBytes === null ? 'none' : `${formatKilobytes(budgetBytes)} for the first load`],
    ['verification', verification ? 'on: only verified releases can go live' : 'off'],
    ['network visits', `${networkVisits} per network on either side`],
    ['failing networks', `${failingNetworks} for an automatic rollback`],
  ]);
}

function minutes(text: string): number {
  const { min, max } = SETTING_BOUNDS.observationMinutes;
  if (!/^\d+(\.\d+)?$/.test(text) || !isWithin(Number(text), SETTING_BOUNDS.observationMinutes))
    throw new InvalidArgumentError(`Expected a number of minutes from ${min} to ${max}.`);
  return Number(text);
}

function whole(bounds: Bounds): (text: string) => number {
  return (text) => {
    if (!/^\d{1,9}$/.test(text) || !isWithin(Number(text), bounds))
      throw new InvalidArgumentError(`Expected a whole number from ${bounds.min} to ${bounds.max}.`);
    return Number(text);
  };
}

/** Percent of `5`, `0.5` or `5%`, or `none`. */
function failureLimit(text: string): number | 'none' {
  if (text === 'none') return text;
  const [, amount] = /^(\d{1,2}(?:\.\d+)?)\s*%?$/.exec(text) ?? [];
  const { min, max } = SETTING_BOUNDS.failureLimit;
  if (amount === undefined || !isWithin(Number(amount), SETTING_BOUNDS.failureLimit))
    throw new InvalidArgumentError(`Expected a number of percent from ${min} to ${max}, or none.`);
  return Number(amount);
}

/** Bytes of `120kB`, `1.5MB` or `90000`, or `none`. */
function budget(text: string): number | 'none' {
  if (text === 'none') return text;
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*(kB|MB|B)?$/i.exec(text) ?? [];
  if (amount === undefined) throw new InvalidArgumentError('Expected a size such as 120kB, or none.');
  const kilobytes = { kb: 1, mb: 1000 }[unit.toLowerCase()];
  return kilobytes ? toBytes(Number(amount) * kilobytes) : Math.round(Number(amount));
}
