import type { ChannelAction, ChannelState, LiveRelease } from '@souk/contracts';
import { pagesOf } from './change/consequences.ts';
import { columns } from './terminal/columns.ts';

/** The state of a channel as a table for people. */
export function describeState(state: ChannelState): string {
  const head = `${state.channel}, revision ${state.revision}`;
  const rows = Object.entries(state.remotes).map(([remote, live]) => [
    remote,
    live.stable ?? NOT_LIVE,
    describeCandidate(live),
    `${ACTION_LABELS[live.action]} by ${live.actor}, ${live.changedAt}`,
    live.reason ?? '',
  ]);
  const bad = state.quarantined.map(
    ({ remote, version, reason, revision, killed }) =>
      `${killed ? 'killed' : 'quarantined'}: ${remote} ${version} since revision ${revision}, ${reason}`,
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
function describeCandidate({ canary }: LiveRelease): string {
  if (!canary) return '';
  const { version, share, kind, rollout } = canary;
  const paused = rollout?.status === 'paused';
  const next = paused ? ', paused' : rollout?.nextAt ? `, next at ${rollout.nextAt}` : '';
  return `${kind === 'canary' ? 'canary' : 'observed:'} ${version} at ${share} %${next}`;
}
