import { createRemote } from '@souk/remote-kit';
import { Parcel } from './parcel.tsx';

export const { bootstrap, mount, unmount, hide, show } = createRemote({ App: Parcel });
