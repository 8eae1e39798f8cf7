import type { ChannelState, ServerRenderingOff } from '@souk/contracts';

/** Who switched the server rendering of a remote's pages off, when and why; undefined where it is on. */
export const renderingOff = (
  { serverRenderingOff = [] }: ChannelState,
  remote: string,
): ServerRenderingOff | undefined => serverRenderingOff.find((held) => held.remote === remote);

export const isRenderingOff = (state: ChannelState, remote: string): boolean =>
  renderingOff(state, remote) !== undefined;
