import { createRemote } from '@souk/remote-kit';
import { Home } from './home.tsx';

export const { bootstrap, mount, unmount, hide, show } = createRemote({ App: Home });
