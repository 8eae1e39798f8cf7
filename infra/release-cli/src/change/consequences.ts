import { HOST_NAME } from '@souk/contracts';
import type { ChannelAction, ChannelState, LiveRelease, RemoteSettings, RolloutStep } from '@souk/contracts';
import { minutesInWords } from '../terminal/durations.ts';

/** When a change reaches somebody whose page is open. */
const when = (remote: string) =>
  remote === HOST_NAME ? 'when their next page loads' : `the next time they enter ${remote}`;

const calm = 'No page reloads.';
const runs = (remote: string, version: string) => `${remote} ${version}`;

/** What most visitors get now. */
export const mostlyLive = ({ stable, canary }: LiveRelease): string =>
  canary && canary.share > 50 ? canary.version : stable;

export function ofActivation(
  remote: string,
  version: string,
  live: LiveRelease | undefined,
  { holdback, observationMinutes }: Pick<RemoteSettings, 'holdback' | 'observationMinutes'>,
): string {
  const release = runs(remote, version);
  if (!live || holdback === 0 || live.stable === version)
    return `Every visitor gets ${release} ${when(remote)}. ${calm}`;
  const before = live.canary?.kind === 'activation' ? live.canary.version : live.stable;
  return `${100 - holdback} % of visitors get ${release} ${when(remote)}; ${holdback} % stay on ${before} for ${minutesInWords(observationMinutes)}, and follow unless it does worse. ${calm}`;
}

const BACKWARDS: ReadonlySet<ChannelAction> = new Set(['rollback', 'kill', 'abort']);

/** Whether a remote went back already: a second press of the button must not take a good release down. */
export const wentBack = ({ canary, action }: LiveRelease): boolean => !canary && BACKWARDS.has(action);

export function ofRollback(remote: string, live: LiveRelease | undefined, to: string | undefined): string {
  if (!live) return `${remote} has no live release.`;
  const target = to ?? (live.canary ? live.stable : live.fallback);
  const left = [live.stable, live.canary?.version].filter((version) => version && version !== target);
  return `Every visitor of ${remote} gets ${target ?? 'its last good release'} ${when(remote)}, and ${left.join(' and ') || 'nothing'} is quarantined. ${calm} No other remote changes.`;
}

export function ofKill(remote: string, live: LiveRelease | undefined, version: string): string {
  if (!live) return `${remote} has no live release.`;
  const target = version === live.stable ? live.fallback : live.stable;
  return `Open pages that show ${runs(remote, version)} swap to ${target ?? 'the last good release'} at once, in the middle of what their customer does, with a message that says so. It is never shown again, not as a fallback either.`;
}

export function ofCanary(remote: string, version: string, steps: readonly RolloutStep[]): string {
  const stages = steps.map(({ share, minutes }, at) =>
    minutes === 0
      ? `${share} % until somebody promotes or aborts it`
      : `${share} % for ${minutesInWords(minutes)}${at === steps.length - 1 ? ', then everybody' : ''}`,
  );
  return `Visitors get ${runs(remote, version)} ${when(remote)}: ${stages.join(', ')}. Whoever has it keeps it while the share grows. ${calm}`;
}

export function ofPromotion(remote: string, live: LiveRelease | undefined): string {
  if (!live?.canary) return `${remote} has no candidate on its way.`;
  return `Every visitor gets ${runs(remote, live.canary.version)} ${when(remote)}. ${calm}`;
}

export function ofAbort(remote: string, live: LiveRelease | undefined): string {
  if (!live?.canary) return `${remote} has no candidate on its way.`;
  const { version, share } = live.canary;
  return `The ${share} % of visitors who have ${runs(remote, version)} go back to ${live.stable} ${when(remote)}, and ${version} is quarantined. ${calm}`;
}

export function ofSetPromotion(
  from: ChannelState,
  to: ChannelState,
  remotes: readonly string[] | undefined,
): string {
  const changes = Object.entries(from.remotes)
    .filter(([name]) => remotes?.includes(name) ?? true)
    .filter(([name, live]) => to.remotes[name]?.stable !== live.stable || to.remotes[name]?.canary)
    .map(
      ([name, live]) =>
        `  ${name} ${live.stable}, before ${to.remotes[name] ? mostlyLive(to.remotes[name]) : 'nothing'}`,
    );
  if (changes.length === 0) return `${to.channel} holds what ${from.channel} does already.`;
  return `Every visitor of ${to.channel} gets, all of it or nothing:\n${changes.join('\n')}\n${calm}`;
}
