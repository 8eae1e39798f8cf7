import type { ChannelAction, ChannelState, LiveRelease, ServerRenderingOff } from '@souk/contracts';
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

/** What has a sentence of its own, since something or nothing is live by it; the others are told by what is live. */
const MADE_LIVE = ['activate', 'rollback', 'kill', 'promote', 'abort'] as const;
const LEFT_NOTHING = ['rollback', 'kill', 'abort'] as const;

const sentenceOf = <A extends ChannelAction>(actions: readonly A[], action: ChannelAction): A | 'other' =>
  actions.find((it) => it === action) ?? 'other';

function describe(remote: string, { action, canary, stable }: LiveRelease): string {
  if (canary) {
    const { kind, version, share } = canary;
    return text(`change.candidate.${kind}`, { remote, version, share: percent(share) });
  }
  return stable === null
    ? text(`change.out.${sentenceOf(LEFT_NOTHING, action)}`, { remote })
    : text(`change.live.${sentenceOf(MADE_LIVE, action)}`, { remote, version: stable });
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
