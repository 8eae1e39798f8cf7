import { ownValue } from '@souk/contracts';
import type { ChannelState, LiveRelease } from '@souk/contracts';

/** What a state says of a remote, whose name may come from an address: nothing that every object has. */
export const liveOf = (state: ChannelState | undefined, remote: string): LiveRelease | undefined =>
  state && ownValue(state.remotes, remote);
