import { createRemote } from '@souk/remote-kit';
import { Browse } from './browse.tsx';

export const { bootstrap, mount, unmount } = createRemote({ App: Browse });
