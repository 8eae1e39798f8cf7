import { HOST_NAME } from '@souk/contracts';
import type { ChannelState, LiveRelease } from '@souk/contracts';

/** What is live, the host first, as it frames all others. */
export const liveRemotes = (state: ChannelState): [string, LiveRelease][] =>
  Object.entries(state.remotes).sort(
    ([a], [b]) => Number(b === HOST_NAME) - Number(a === HOST_NAME) || a.localeCompare(b),
  );
