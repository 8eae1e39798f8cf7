import { createRemote } from '@souk/remote-kit';
import { Home } from './home.tsx';

export const { bootstrap, mount, unmount } = createRemote({ App: Home });
