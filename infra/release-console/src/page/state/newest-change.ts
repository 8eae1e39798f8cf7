import type { ChannelState, LiveRelease, ServerRenderingOff } from '@souk/contracts';
import { percent } from '../formats.ts';
import { text } from '../texts/texts.ts';

/** What a revision did, in a sentence, and who did it. */
export interface Change {
  remote: string;
  sentence: string;
  revision: number;
  actor: string;
  reason: string | null;
  changedAt: string;
}

/** What became of a remote by the newest change of what lives. */
export function changeOf(remote: string, live: LiveRelease): Change {
  const { revision, actor, reason, changedAt } = live;
  return { remote, sentence: describe(remote, live), revision, actor, reason, changedAt };
}

function describe(remote: string, { action, canary, stable }: LiveRelease): string {
  const did = text(`did.${action}`);
  if (!canary && stable === null) return text('change.out', { remote, did });
  return canary
    ? text('change.candidate', { remote, did, version: canary.version, share: percent(canary.share) })
    : text('change.live', { remote, did, version: stable ?? '' });
}

const changeOfRendering = ({ switchedOffAt, ...off }: ServerRenderingOff): Change => ({
  ...off,
  sentence: text('done.rendering-off', { remote: off.remote }),
  changedAt: switchedOffAt,
});

/** The newest change of a state. */
export function newestChange({ remotes, serverRenderingOff = [] }: ChannelState): Change | null {
  const changes = [
    ...Object.entries(remotes).map(([remote, live]) => changeOf(remote, live)),
    ...serverRenderingOff.map(changeOfRendering),
  ];
  return changes.sort((a, b) => b.revision - a.revision)[0] ?? null;
}
