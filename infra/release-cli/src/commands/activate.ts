import { HOST_NAME } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import { planActivation } from '@souk/contracts/channel-changes';
import { readSettings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { applyChange, withChange } from '../change/change-channel.ts';
import type { AppliedChange, ChangeOptions } from '../change/change-channel.ts';
import { ofActivation } from '../change/consequences.ts';
import { holdbackOf, withHoldback } from '../change/holdback.ts';
import type { HoldbackOptions } from '../change/holdback.ts';
import { requireGate } from '../change/require-gate.ts';
import { connect } from '../connection.ts';
import { printResult } from '../json-output.ts';
import { linkToPage, linkedStorefront } from '../links.ts';

interface Options extends ChangeOptions, HoldbackOptions {
  storefront?: string;
}

export function activateCommand(program: Command): void {
  withHoldback(withChange(program.command('activate')))
    .argument('<remote>')
    .argument('<version>')
    .description('make a published release live')
    .option('--reason <text>', 'reason for the history')
    .option('--storefront <url>', "storefront that the printed link leads to; default: this machine's")
    .action(async (remote: string, version: string, options: Options) => {
      const { after, description } = await applyActivation(remote, version, options);
      const url = await pageOfLive(remote, version, options);
      printResult(options, { ...after, url }, url === null ? description : `${description}\nSee it: ${url}`);
    });
}

/** Makes a published release live. @param record that of the release, where it is known already */
export function applyActivation(
  remote: string,
  version: string,
  options: Options,
  record?: ReleaseRecord,
): Promise<AppliedChange> {
  const holdback = holdbackOf(options);
  return applyChange(options, {
    async describeEffect(state, client) {
      const settings = await client.settings(options.channel, remote);
      const wanted = { ...settings, holdback: holdback ?? settings.holdback };
      if (planActivation(state, remote, version, wanted))
        await requireGate(client, options.channel, { remote, version }, record);
      return ofActivation(state, remote, version, wanted);
    },
    change: (client, decided) => client.activate({ remote, version, holdback, ...decided }),
    describeResult({ changed, state }) {
      const where = `in ${state.channel}`;
      if (!changed) return `${remote} ${version} is already live ${where}; nothing changed.`;
      const canary = state.remotes[remote]?.canary;
      return canary
        ? `${remote} ${version} is live ${where} for ${canary.share} % of visitors, revision ${state.revision}; the others follow after its observation.`
        : `${remote} ${version} is live ${where}, revision ${state.revision}.`;
    },
  });
}

/** A page that shows what was made live; null where no storefront is known. */
export async function pageOfLive(remote: string, version: string, options: Options): Promise<string | null> {
  const settings = readSettings();
  const storefront = linkedStorefront(options.storefront, options, settings);
  if (storefront === null) return null;
  const record = remote === HOST_NAME ? null : await connect(options, settings).release(remote, version);
  return linkToPage(storefront, record?.manifest ?? null);
}
