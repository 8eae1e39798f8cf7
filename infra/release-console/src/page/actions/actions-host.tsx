import type { ChannelState } from '@souk/contracts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useChannel } from '../state/channel-context.ts';
import { ActionDialog } from './action-dialog.tsx';
import { OpenActionContext } from './actions-context.ts';
import type { Action } from './action.ts';

/** Renders the dialog of the open action, so that it stays while the page follows the channel. */
export function ActionsHost({ children }: { children: ReactNode }) {
  const { state } = useChannel();
  const [opened, setOpened] = useState<{ action: Action; pressedOn: ChannelState } | null>(null);
  return (
    <OpenActionContext value={(action) => state && setOpened({ action, pressedOn: state })}>
      {children}
      {opened && <ActionDialog {...opened} onClose={() => setOpened(null)} />}
    </OpenActionContext>
  );
}
