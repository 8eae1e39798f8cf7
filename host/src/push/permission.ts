import { localStore, STORAGE_KEYS } from '@souk/contracts';
import type { Readable } from '@souk/contracts';
import { createStore, type Store } from '../state/store.ts';

/** What the customer has said of notifications; `unable` where the browser has none. */
export type PushPermission = NotificationPermission | 'unable';

function current(): PushPermission {
  const isAble = 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;
  return isAble ? Notification.permission : 'unable';
}

/** Requested by a button only, never while a page loads. */
export const pushPermission = createStore<PushPermission>(current());

const OFF = 'off';
const isOff = () => localStore.get(STORAGE_KEYS.pushes) === OFF;

/** Read when it is first asked for: by then the shell can say that this browser saves nothing. */
let opened: Store<boolean> | undefined;
const choice = () => (opened ??= createStore(isOff()));

/** Whether the customer has turned them off here, though the browser allows them. */
export const pushesOff: Readable<boolean> = {
  get: () => choice().get(),
  subscribe: (listener) => choice().subscribe(listener),
};

export function setPushesOff(off: boolean): void {
  if (off) localStore.set(STORAGE_KEYS.pushes, OFF);
  else localStore.remove(STORAGE_KEYS.pushes);
  choice().set(off);
}

// What is chosen in one tab holds in all.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === STORAGE_KEYS.pushes) choice().set(isOff());
});

export async function askForPushes(): Promise<PushPermission> {
  await Notification.requestPermission();
  pushPermission.set(current());
  return current();
}
