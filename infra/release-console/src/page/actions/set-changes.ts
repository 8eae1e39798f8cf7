import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { ChannelState, LiveRelease, RemoteSettings } from '@souk/contracts';
import { minutes, percent } from '../formats.ts';
import { liveOf } from '../state/live-of.ts';
import { liveRemotes } from '../state/live-remotes.ts';
import { text } from '../texts/texts.ts';

interface Wanted {
  /** Percent; null: the settings of each remote. */
  holdback: number | null;
  settingsOf(remote: string): RemoteSettings | undefined;
}

/** The effects of promoting another channel's set, for each remote; empty if all of it is live. */
export function setChangesOf(state: ChannelState, source: ChannelState, wanted: Wanted): string[] {
  return liveRemotes(source).flatMap(([remote, { stable: to }]) => {
    if (to === null) return [];
    const now = liveOf(state, remote);
    if (!now || now.stable === null) return [text('effect.setNew', { remote, to })];
    const settings = wanted.settingsOf(remote) ?? DEFAULT_SETTINGS;
    const holdback = wanted.holdback ?? settings.holdback;
    const isOnItsWay = now.canary?.kind === 'activation' && now.canary.version === to && holdback > 0;
    return isOnItsWay
      ? []
      : [...replaced(remote, now, to, { ...settings, holdback }), ...ended(remote, now, to)];
  });
}

function replaced(remote: string, now: LiveRelease, to: string, settings: RemoteSettings): string[] {
  if (now.stable === to || now.stable === null) return [];
  const { holdback, observationMinutes } = settings;
  const observed = now.canary?.kind === 'activation' ? now.canary.version : to;
  const from = observed === to ? now.stable : observed;
  if (holdback === 0) return [text('effect.setLine', { remote, from, to })];
  const share = Math.max(100 - holdback, now.canary?.version === to ? now.canary.share : 0);
  const shares = { share: percent(share), holdback: percent(100 - share) };
  return [text('effect.setShare', { remote, from, to, ...shares, minutes: minutes(observationMinutes) })];
}

/** A candidate that the set replaces. */
function ended(remote: string, { canary, stable }: LiveRelease, to: string): string[] {
  const goesOn = canary?.kind === 'activation' && stable !== to;
  if (!canary || canary.version === to || goesOn) return [];
  return [text('effect.setCandidate', { remote, candidate: canary.version, share: percent(canary.share) })];
}
