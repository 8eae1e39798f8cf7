import { createRemote } from '@souk/remote-kit';
import { Checkout } from './checkout.tsx';

export const { bootstrap, mount, unmount } = createRemote({ App: Checkout });
