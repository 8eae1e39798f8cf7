import type { ChannelState } from '@souk/contracts';
import { createContext, use } from 'react';

/** What the page knows of the channel that is looked at. */
export interface ChannelView {
  channel: string;
  /** The newest state that was read; undefined until the first answer. */
  state: ChannelState | undefined;
  /** The registry does not answer, and the state may be an old one. */
  down: boolean;
  /** When it was read, in milliseconds. */
  readAt: number;
}

export const ChannelContext = createContext<ChannelView | null>(null);

/** @throws Error outside of a channel's pages. */
export function useChannel(): ChannelView {
  const view = use(ChannelContext);
  if (!view) throw new Error('useChannel must be used inside a ChannelFrame');
  return view;
}
