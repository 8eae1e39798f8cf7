import type { ChannelAction, ChannelState, LiveRelease } from '@souk/contracts';
import { pagesOf } from './change/consequences.ts';
import { columns } from './terminal/columns.ts';
import { PLAIN } from './terminal/screen.ts';
import type { Screen } from './terminal/screen.ts';

/** The state of a channel as a table for people, what changed last first. */
export function describeState(state: ChannelState, screen: Screen = PLAIN): string {
  const head = screen.bold(`${state.channel}, revision ${state.revision}`);
  const newestFirst = Object.entries(state.remotes).sort(([, a], [, b]) => b.revision - a.revision);
  const rows = newestFirst.map(([remote, live]) => [
    remote,
    live.stable === null ? screen.bad(NOT_LIVE) : screen.good(live.stable),
    screen.warn(describeCandidate(live, screen)),
    `${ACTION_LABELS[live.action]} by ${live.actor}, ${screen.time(live.changedAt)}`,
    live.reason ?? '',
  ]);
  const bad = state.quarantined
    .toSorted((a, b) => b.revision - a.revision)
    .map(
      ({ remote, version, reason, revision, killed }) =>
        `${screen.bad(killed ? 'killed' : 'quarantined')}: ${remote} ${version} since revision ${revision}, ${reason}`,
    );
  const unrendered = (state.serverRenderingOff ?? []).map(
    ({ remote, revision, actor, reason }) =>
      `server rendering off: ${pagesOf(remote)} since revision ${revision} by ${actor}, ${reason}`,
  );
  return [head, ...(rows.length > 0 ? columns(rows) : ['nothing is live']), ...bad, ...unrendered].join('\n');
}

/** Shown in place of a version for a removed remote, or one with only a first canary. */
export const NOT_LIVE = 'not live';

const ACTION_LABELS: Record<ChannelAction, string> = {
  activate: 'activated',
  rollback: 'rolled back',
  kill: 'killed and rolled back',
  canary: 'canary started',
  promote: 'promoted',
  abort: 'candidate aborted',
  quarantine: 'quarantined',
  lift: 'quarantine lifted',
  'rendering-off': 'server rendering turned off',
  'rendering-on': 'server rendering turned on',
};

/** A candidate with its share and its next step. */
function describeCandidate({ canary }: LiveRelease, { time }: Screen): string {
  if (!canary) return '';
  const { version, share, kind, rollout } = canary;
  const next = rollout?.nextAt ? `, next step ${nextStep(rollout.nextAt, time(rollout.nextAt))}` : '';
  return `${kind === 'canary' ? 'canary' : 'observed:'} ${version} at ${share} %${rollout?.status === 'paused' ? ', paused' : next}`;
}

/** `in 5 min`, or `at 2026-…` where times are exact. */
const nextStep = (iso: string, shown: string) => (shown === iso ? `at ${iso}` : shown);
