import { createRemote } from '@souk/remote-kit';
import { Browse, loadPage } from './browse.tsx';

export const { bootstrap, mount, unmount } = createRemote({ App: Browse, load: loadPage });
