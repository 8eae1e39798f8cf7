import type { ChannelState } from '@souk/contracts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useChannel } from '../state/channel-context.ts';
import { ActionDialog } from './action-dialog.tsx';
import { AskContext } from './actions-context.ts';
import type { Action } from './action.ts';

/** Holds the dialog of whatever was asked for, so that it stays while the page around it follows the channel. */
export function ActionsHost({ children }: { children: ReactNode }) {
  const { state } = useChannel();
  const [asked, setAsked] = useState<{ action: Action; pressedOn: ChannelState } | null>(null);
  return (
    <AskContext value={(action) => state && setAsked({ action, pressedOn: state })}>
      {children}
      {asked && <ActionDialog {...asked} onClose={() => setAsked(null)} />}
    </AskContext>
  );
}
