import type { ChannelState, LiveRelease } from '../channel.ts';
import type { ChannelStep } from './channel-step.ts';

/** Whether server rendering of a remote's pages is off; the host's name stands for every page. */
export const isRenderingOff = ({ serverRenderingOff = [] }: ChannelState, remote: string): boolean =>
  serverRenderingOff.some((held) => held.remote === remote);

/** The step that turns server rendering of a remote's pages on or off; null if it is so already. */
export function planRenderingSwitch(
  state: ChannelState,
  remote: string,
  { stable, canary }: LiveRelease,
  on: boolean,
): ChannelStep | null {
  if (isRenderingOff(state, remote) !== on) return null;
  return { remote, action: on ? 'rendering-on' : 'rendering-off', stable, canary, version: null };
}
