import { createRemote } from '@souk/remote-kit';
import { Account } from './account.tsx';

export const { bootstrap, mount, unmount } = createRemote({ App: Account });
