import { DEFAULT_SETTINGS } from '@souk/contracts';
import { planSet, versionsOfSet } from '@souk/contracts/channel-changes';
import type { Observation } from '@souk/contracts/channel-changes';
import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { ofSetPromotion } from '../change/consequences.ts';
import { holdbackOf, withHoldback } from '../change/holdback.ts';
import type { HoldbackOptions } from '../change/holdback.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';

interface Options extends Omit<ChangeOptions, 'channel'>, HoldbackOptions {
  from: string;
  to: string;
}

export function promoteSetCommand(program: Command): void {
  withHoldback(withChange(program.command('promote-set')))
    .argument('[remotes...]', 'default: all live remotes')
    .summary('take all releases of a channel to another')
    .description('activate the live releases of one channel in another, all of them or none')
    .requiredOption('--from <channel>', 'channel in which the set was tested')
    .option('--to <channel>', 'channel to change', DEFAULT_CHANNEL)
    .option('--reason <text>', 'reason for the history')
    .action(promoteSet);
}

async function promoteSet(requested: string[], { from, to, ...options }: Options): Promise<void> {
  const remotes = requested.length === 0 ? undefined : requested;
  const holdback = holdbackOf(options);
  const set = { from, ...(remotes ? { remotes } : {}), holdback };
  await changeChannel(
    { ...options, channel: to },
    {
      async describeEffect(state, client, decided) {
        const versions = versionsOfSet(await client.state(from), remotes);
        // Settings are read of what changes beside a live release.
        const changing = planSet(state, versions, () => ({ ...DEFAULT_SETTINGS, holdback: 0 }));
        const observations = new Map<string, Observation>();
        for (const { remote } of changing)
          if (state.remotes[remote]) {
            const settings = await client.settings(to, remote);
            observations.set(remote, { ...settings, holdback: holdback ?? settings.holdback });
          }
        const steps = planSet(state, versions, (remote) => observations.get(remote) ?? DEFAULT_SETTINGS);
        // Where nothing is live in the source, the registry says so.
        if (steps.length > 0 || versions.size === 0) await client.dryRun.promoteSet({ ...set, ...decided });
        return ofSetPromotion(from, state, steps);
      },
      change: (client, decided) => client.promoteSet({ ...set, ...decided }),
      describeResult({ changed, state }, before) {
        if (!changed) return `${to} already has the releases of ${from}; nothing changed.`;
        const follow = Object.values(state.remotes).some(
          ({ canary, revision }) => canary && revision > before.revision,
        );
        return `${to} has the releases of ${from}, revisions ${before.revision + 1} to ${state.revision}${follow ? '; a holdback of visitors follows after the observation' : ''}.`;
      },
    },
  );
}
