export { receivePushes } from './receive-pushes.ts';
export { openPushed, showPushes } from './show-pushes.ts';
