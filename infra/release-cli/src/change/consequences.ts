import { HOST_NAME, ownValue } from '@souk/contracts';
import type { ChannelAction, ChannelState, LiveRelease, RemoteSettings, RolloutStep } from '@souk/contracts';
import { minutesInWords } from '../terminal/durations.ts';

/** When a change reaches somebody whose page is open. */
const when = (remote: string) =>
  remote === HOST_NAME ? 'when their next page loads' : `the next time they enter ${remote}`;

const calm = 'No page reloads.';
const runs = (remote: string, version: string) => `${remote} ${version}`;

/** What most visitors get now; null where they get nothing of it. */
export const mostlyLive = ({ stable, canary }: LiveRelease): string | null =>
  canary && canary.share > 50 ? canary.version : stable;

/** Where there is nothing to go back to: what a first release leaves behind. */
const outOf = (remote: string) =>
  `${remote} goes out of the channel: its pages and the links to them are gone until another release is activated.`;

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
  return `${100 - holdback} % of visitors get ${release} ${when(remote)}; ${holdback} % stay on ${before} for ${minutesInWords(observationMinutes)}, and follow unless it does worse. ${calm}`;
}

const BACKWARDS: ReadonlySet<ChannelAction> = new Set(['rollback', 'kill', 'abort']);

/** Whether a remote went back already: a second press of the button must not take a good release down. */
export const wentBack = ({ canary, action }: LiveRelease): boolean => !canary && BACKWARDS.has(action);

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
    return `Open pages leave ${runs(remote, version)} at once, in the middle of what their customer does: ${remote} has no earlier good release. ${outOf(remote)}`;
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
  return `The ${share} % of visitors who have ${runs(remote, version)} ${live.stable === null ? 'get nothing of it any more' : `go back to ${live.stable}`} ${when(remote)}, and ${version} is quarantined. ${calm}`;
}

/** What the switch of server rendering is about: the host's name stands for every page. */
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
    return `Customers see nothing of this yet: server rendering is off for every page, until it is switched on for ${HOST_NAME}.`;
  if (to === 'on')
    return `Edges render ${pages} again, so the first screen comes sooner. Open pages stay as they are.`;
  return `Browsers alone render ${pages}, so the first screen comes later, by seconds on a slow phone. Open pages stay as they are.`;
}

/** What taking a set over changes of one remote. */
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

/** @param holdbacks percent, by remote that has a live release */
export function ofSetPromotion(
  from: string,
  to: string,
  all: readonly SetChange[],
  holdbacks: ReadonlyMap<string, number>,
): string {
  const onItsWay = ({ remote, version, live }: SetChange) =>
    live?.canary?.kind === 'activation' && live.canary.version === version && holdbacks.get(remote) !== 0;
  const changes = all.filter((each) => !onItsWay(each));
  if (changes.length === 0) return `${to} holds what ${from} does already.`;
  const shares = changes.map(({ remote, version, live }) =>
    live && live.stable !== null && live.stable !== version ? 100 - (holdbacks.get(remote) ?? 0) : 100,
  );
  const lines = changes.map(({ remote, version, live }, at) => {
    const share = shares[at] === 100 ? '' : ` for ${shares[at]} %`;
    return `  ${remote} ${version}${share}, before ${(live && mostlyLive(live)) ?? 'nothing'}`;
  });
  const atOnce = shares.every((share) => share === 100);
  const first = `${atOnce ? 'Every visitor' : 'Visitors'} of ${to} ${atOnce ? 'gets' : 'get'}, all of it or nothing:`;
  const others = atOnce ? [] : ['The others stay on what is there, and follow unless it does worse.'];
  return [first, ...lines, ...others, calm].join('\n');
}
