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
    `${DEEDS[live.action]} by ${live.actor}, ${live.changedAt}`,
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

/** What stands in the place of a version where a remote was taken out, or only a share has its first release. */
export const NOT_LIVE = 'not live';

const DEEDS: Record<ChannelAction, string> = {
  activate: 'activated',
  rollback: 'rolled back',
  kill: 'killed and rolled back',
  canary: 'given to a share',
  promote: 'promoted',
  abort: 'candidate aborted',
  quarantine: 'quarantined',
  lift: 'quarantine lifted',
  'rendering-off': 'server rendering switched off',
  'rendering-on': 'server rendering switched on',
};

/** How a candidate is on its way, and when it goes on. */
function describeCandidate({ canary }: LiveRelease): string {
  if (!canary) return '';
  const { version, share, kind, rollout } = canary;
  const paused = rollout?.status === 'paused';
  const next = paused ? ', paused' : rollout?.nextAt ? `, next at ${rollout.nextAt}` : '';
  return `${kind === 'canary' ? 'canary' : 'observed:'} ${version} at ${share} %${next}`;
}
