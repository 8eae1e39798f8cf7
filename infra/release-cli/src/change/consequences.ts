import { HOST_NAME, ownValue } from '@souk/contracts';
import type { ChannelAction, ChannelState, LiveRelease, RemoteSettings, RolloutStep } from '@souk/contracts';
import { minutesInWords } from '../terminal/durations.ts';

/** When a change reaches open pages. */
const when = (remote: string) =>
  remote === HOST_NAME ? 'when their next page loads' : `the next time they enter ${remote}`;

const calm = 'No page reloads.';
const runs = (remote: string, version: string) => `${remote} ${version}`;

/** The version that most visitors get now; null if they get none. */
export const mostlyLive = ({ stable, canary }: LiveRelease): string | null =>
  canary && canary.share > 50 ? canary.version : stable;

/** The effect of removing a first release, which has no earlier one. */
const outOf = (remote: string) =>
  `${remote} is removed from the channel: its pages and the links to them are unavailable until another release is activated.`;

export function ofActivation(
  remote: string,
  version: string,
  live: LiveRelease | undefined,
  { holdback, observationMinutes }: Pick<RemoteSettings, 'holdback' | 'observationMinutes'>,
): string {
  const release = runs(remote, version);
  if (!live || live.stable === null || holdback === 0 || live.stable === version)
    return `Every visitor gets ${release} ${when(remote)}. ${calm}`;
  const before = live.canary?.kind === 'activation' ? live.canary.version : live.stable;
  return `${100 - holdback} % of visitors get ${release} ${when(remote)}; ${holdback} % stay on ${before} for ${minutesInWords(observationMinutes)}, then follow unless the new release performs worse. ${calm}`;
}

const BACKWARDS: ReadonlySet<ChannelAction> = new Set(['rollback', 'kill', 'abort']);

/** Whether a remote is rolled back already: a repeated rollback must not remove a good release. */
export const isRolledBack = ({ canary, action }: LiveRelease): boolean => !canary && BACKWARDS.has(action);

export function ofRollback(remote: string, live: LiveRelease | undefined, to: string | undefined): string {
  if (!live) return `${remote} has no live release.`;
  const target = to ?? (live.canary ? live.stable : live.fallback);
  const left = [live.stable, live.canary?.version].filter((version) => version && version !== target);
  if (target === null && remote !== HOST_NAME)
    return `${remote} has no earlier good release. ${outOf(remote)} ${left.join(' and ')} is quarantined. ${calm} No other remote changes.`;
  return `Every visitor of ${remote} gets ${target ?? 'its last good release'} ${when(remote)}, and ${left.join(' and ') || 'nothing'} is quarantined. ${calm} No other remote changes.`;
}

export function ofKill(remote: string, live: LiveRelease | undefined, version: string): string {
  if (!live) return `${remote} has no live release.`;
  const target = version === live.stable ? live.fallback : live.stable;
  if (target === null && remote !== HOST_NAME)
    return `Open pages stop showing ${runs(remote, version)} at once, even while customers use it: ${remote} has no earlier good release. ${outOf(remote)}`;
  return `Open pages that show ${runs(remote, version)} swap to ${target ?? 'the last good release'} at once, even while customers use it, with a message. The killed release is never shown again, not even as a fallback.`;
}

export function ofCanary(remote: string, version: string, steps: readonly RolloutStep[]): string {
  const stages = steps.map(({ share, minutes }, at) =>
    minutes === 0
      ? `${share} % until it is promoted or aborted`
      : `${share} % for ${minutesInWords(minutes)}${at === steps.length - 1 ? ', then every visitor' : ''}`,
  );
  return `Visitors get ${runs(remote, version)} ${when(remote)}: ${stages.join(', ')}. They keep it while the share grows. ${calm}`;
}

export function ofPromotion(remote: string, live: LiveRelease | undefined): string {
  if (!live?.canary) return `${remote} has no running candidate.`;
  return `Every visitor gets ${runs(remote, live.canary.version)} ${when(remote)}. ${calm}`;
}

export function ofAbort(remote: string, live: LiveRelease | undefined): string {
  if (!live?.canary) return `${remote} has no running candidate.`;
  const { version, share } = live.canary;
  return `The ${share} % of visitors who have ${runs(remote, version)} ${live.stable === null ? 'no longer get any release of it' : `go back to ${live.stable}`} ${when(remote)}, and ${version} is quarantined. ${calm}`;
}

/** The pages of a remote; the host stands for every page. */
export const pagesOf = (remote: string): string =>
  remote === HOST_NAME ? 'every page' : `the pages of ${remote}`;

export function ofServerRendering(
  remote: string,
  to: 'off' | 'on',
  { serverRenderingOff = [] }: ChannelState,
): string {
  const pages = pagesOf(remote);
  const isOffForAll = remote !== HOST_NAME && serverRenderingOff.some((held) => held.remote === HOST_NAME);
  if (isOffForAll)
    return `Customers see no change yet: server rendering is off for every page until it is turned on for ${HOST_NAME}.`;
  if (to === 'on')
    return `Edges render ${pages} again, so the first screen appears sooner. Open pages do not change.`;
  return `Only browsers render ${pages}, so the first screen appears later, by seconds on a slow phone. Open pages do not change.`;
}

/** What promoting a set changes for one remote. */
export interface SetChange {
  remote: string;
  version: string;
  live: LiveRelease | undefined;
}

export const changesOfSet = (
  from: ChannelState,
  to: ChannelState,
  remotes: readonly string[] | undefined,
): SetChange[] =>
  Object.entries(from.remotes)
    .filter(([remote]) => remotes?.includes(remote) ?? true)
    .flatMap(([remote, { stable }]) =>
      stable === null ? [] : [{ remote, version: stable, live: ownValue(to.remotes, remote) }],
    )
    .filter(({ version, live }) => live?.stable !== version || live.canary);

/** @param holdbacks percent, for each remote that has a live release */
export function ofSetPromotion(
  from: string,
  to: string,
  all: readonly SetChange[],
  holdbacks: ReadonlyMap<string, number>,
): string {
  const isRunning = ({ remote, version, live }: SetChange) =>
    live?.canary?.kind === 'activation' && live.canary.version === version && holdbacks.get(remote) !== 0;
  const changes = all.filter((each) => !isRunning(each));
  if (changes.length === 0) return `${to} has the releases of ${from} already.`;
  const shares = changes.map(({ remote, version, live }) =>
    live && live.stable !== null && live.stable !== version ? 100 - (holdbacks.get(remote) ?? 0) : 100,
  );
  const lines = changes.map(({ remote, version, live }, at) => {
    const share = shares[at] === 100 ? '' : ` for ${shares[at]} %`;
    return `  ${remote} ${version}${share}, before ${(live && mostlyLive(live)) ?? 'nothing'}`;
  });
  const atOnce = shares.every((share) => share === 100);
  const first = `${atOnce ? 'Every visitor' : 'Visitors'} of ${to} ${atOnce ? 'gets' : 'get'} all of these releases, or none:`;
  const others = atOnce
    ? []
    : ['The other visitors keep their releases, then follow unless the new ones perform worse.'];
  return [first, ...lines, ...others, calm].join('\n');
}
