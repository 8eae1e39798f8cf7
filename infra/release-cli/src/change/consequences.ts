import { HOST_NAME, ownValue } from '@souk/contracts';
import type { ChannelState, LiveRelease, RolloutStep } from '@souk/contracts';
import {
  endedCandidate,
  isKilledIn,
  isRenderingOff,
  isRollbackRepeated,
  mayBeRemoved,
  planActivation,
  planKill,
  planRollback,
  removesRemote,
  rollbackTarget,
} from '@souk/contracts/channel-changes';
import type { ChannelStep, Observation } from '@souk/contracts/channel-changes';
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

/** A sentence about a candidate that a step ends for its visitors. */
function ofEnded(live: LiveRelease | undefined, step: ChannelStep): string {
  const ended = endedCandidate(live, step);
  return ended ? ` The candidate ${ended.version}, live for ${ended.share} % of visitors, ends.` : '';
}

/** Null if the release is live or being activated already. */
export function ofActivation(
  state: ChannelState,
  remote: string,
  version: string,
  observation: Observation,
): string | null {
  const step = planActivation(state, remote, version, observation);
  if (!step) return null;
  const release = runs(remote, version);
  const ended = ofEnded(ownValue(state.remotes, remote), step);
  if (!step.canary) return `Every visitor gets ${release} ${when(remote)}.${ended} ${calm}`;
  const { share } = step.canary;
  return `${share} % of visitors get ${release} ${when(remote)}; ${100 - share} % stay on ${step.stable} for ${minutesInWords(observation.observationMinutes)}, then follow unless the new release performs worse.${ended} ${calm}`;
}

/**
 * Null if the remote is rolled back already, or was never live.
 * @param passing the release that passes the gate, if it was asked; null: none does
 */
export function ofRollback(
  remote: string,
  live: LiveRelease | undefined,
  to: string | undefined,
  passing?: string | null,
): string | null {
  if (!live || isRollbackRepeated(live, to)) return null;
  const wanted = passing === undefined ? (to ?? rollbackTarget(live)) : passing;
  const { stable: target, quarantine = [] } = planRollback(remote, live, wanted);
  if (target === null && mayBeRemoved(remote, live))
    return `${remote} has no earlier good release. ${outOf(remote)} ${quarantine.join(' and ')} is quarantined. ${calm} No other remote changes.`;
  return `Every visitor of ${remote} gets ${target ?? 'its last good release'} ${when(remote)}, and ${quarantine.join(' and ') || 'nothing'} is quarantined. ${calm} No other remote changes.`;
}

/**
 * Null if the release is killed already, or the remote was never live.
 * @param passing the release that replaces a killed live one, if the registry was asked; null: none does
 */
export function ofKill(
  state: ChannelState,
  remote: string,
  version: string,
  passing?: string | null,
): string | null {
  const live = ownValue(state.remotes, remote);
  if (!live || isKilledIn(state, remote, version)) return null;
  const step = planKill(remote, live, version, passing);
  const others = (step.quarantine ?? []).filter((each) => each !== version);
  const also = others.length > 0 ? ` Its candidate ${others.join(' and ')} is killed too.` : '';
  if (removesRemote(live, step) && remote !== HOST_NAME)
    return `Open pages stop showing ${runs(remote, version)} at once, even while customers use it: ${remote} has no earlier good release. ${outOf(remote)}${also}`;
  return `Open pages that show ${runs(remote, version)} swap to ${step.stable ?? 'the last good release'} at once, even while customers use it, with a message. The killed release is never shown again, not even as a fallback.${also}`;
}

export function ofCanary(remote: string, version: string, steps: readonly RolloutStep[]): string {
  const stages = steps.map(({ share, minutes }, at) =>
    minutes === 0
      ? `${share} % until it is promoted or aborted`
      : `${share} % for ${minutesInWords(minutes)}${at === steps.length - 1 ? ', then every visitor' : ''}`,
  );
  return `Visitors get ${runs(remote, version)} ${when(remote)}: ${stages.join(', ')}. They keep it while the share grows. ${calm}`;
}

/** Null if no candidate runs. */
export function ofPromotion(remote: string, live: LiveRelease | undefined): string | null {
  if (!live?.canary) return null;
  return `Every visitor gets ${runs(remote, live.canary.version)} ${when(remote)}. ${calm}`;
}

/** Null if no candidate runs. */
export function ofAbort(remote: string, live: LiveRelease | undefined): string | null {
  if (!live?.canary) return null;
  const { version, share } = live.canary;
  return `The ${share} % of visitors who have ${runs(remote, version)} ${live.stable === null ? 'no longer get any release of it' : `go back to ${live.stable}`} ${when(remote)}, and ${version} is quarantined. ${calm}`;
}

/** The pages of a remote; the host stands for every page. */
export const pagesOf = (remote: string): string =>
  remote === HOST_NAME ? 'every page' : `the pages of ${remote}`;

export function ofServerRendering(remote: string, to: 'off' | 'on', state: ChannelState): string {
  const pages = pagesOf(remote);
  const isOffForAll = remote !== HOST_NAME && isRenderingOff(state, HOST_NAME);
  if (isOffForAll)
    return `Customers see no change yet: server rendering is off for every page until it is turned on for ${HOST_NAME}.`;
  if (to === 'on')
    return `Edges render ${pages} again, so the first screen appears sooner. Open pages do not change.`;
  return `Only browsers render ${pages}, so the first screen appears later, by seconds on a slow phone. Open pages do not change.`;
}

/** What promoting a set does to a channel; it has the releases already if there are no steps. */
export function ofSetPromotion(from: string, state: ChannelState, steps: readonly ChannelStep[]): string {
  const to = state.channel;
  if (steps.length === 0) return `${to} has the releases of ${from} already.`;
  const lines = steps.map((step) => {
    const live = ownValue(state.remotes, step.remote);
    const share = step.canary ? ` for ${step.canary.share} %` : '';
    const ended = endedCandidate(live, step);
    const ends = ended ? `, and ends the candidate ${ended.version}` : '';
    const release = runs(step.remote, step.canary?.version ?? step.stable ?? '');
    return `  ${release}${share}, before ${(live && mostlyLive(live)) ?? 'nothing'}${ends}`;
  });
  const atOnce = steps.every(({ canary }) => !canary);
  const first = `${atOnce ? 'Every visitor' : 'Visitors'} of ${to} ${atOnce ? 'gets' : 'get'} all of these releases, or none:`;
  const others = atOnce
    ? []
    : ['The other visitors keep their releases, then follow unless the new ones perform worse.'];
  return [first, ...lines, ...others, calm].join('\n');
}
