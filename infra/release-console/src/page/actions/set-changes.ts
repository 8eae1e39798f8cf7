import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { ChannelState, LiveRelease, RemoteSettings } from '@souk/contracts';
import { planSet, versionsOfSet } from '@souk/contracts/channel-changes';
import type { ChannelStep, Observation } from '@souk/contracts/channel-changes';
import { minutes, percent } from '../formats.ts';
import { liveOf } from '../state/live-of.ts';
import { text } from '../texts/texts.ts';
import { endedBy } from './effects.ts';

interface Wanted {
  /** Percent; null: the settings of each remote. */
  holdback: number | null;
  settingsOf(remote: string): RemoteSettings | undefined;
}

/** The effects of promoting another channel's set, for each remote; empty if all of it is live. */
export function setChangesOf(state: ChannelState, source: ChannelState, wanted: Wanted): string[] {
  const observationOf = (remote: string): Observation => {
    const settings = wanted.settingsOf(remote) ?? DEFAULT_SETTINGS;
    return { ...settings, holdback: wanted.holdback ?? settings.holdback };
  };
  return planSet(state, versionsOfSet(source), observationOf).flatMap((step) => {
    const live = liveOf(state, step.remote);
    return [...replaced(step, live, observationOf(step.remote)), ...endedBy(step.remote, live, step)];
  });
}

function replaced(
  { remote, stable, canary }: ChannelStep,
  now: LiveRelease | undefined,
  { observationMinutes }: Observation,
): string[] {
  const to = canary?.version ?? stable ?? '';
  if (!now || now.stable === null) return [text('effect.setNew', { remote, to })];
  if (now.stable === to) return [];
  if (canary) {
    const shares = { share: percent(canary.share), holdback: percent(100 - canary.share) };
    const from = stable ?? '';
    return [text('effect.setShare', { remote, from, to, ...shares, minutes: minutes(observationMinutes) })];
  }
  // While an activation is observed, most visitors run its release.
  const observed = now.canary?.kind === 'activation' && now.canary.version !== to ? now.canary : null;
  return [text('effect.setLine', { remote, from: observed?.version ?? now.stable, to })];
}
