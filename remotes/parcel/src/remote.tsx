import { createRemote } from '@souk/remote-kit';
import { Parcel } from './parcel.tsx';

export const { bootstrap, mount, unmount } = createRemote({ App: Parcel });
