import { createStore } from '../shell/store.ts';

/** What the customer has said of notifications; `unable` where the browser has none. */
export type PushPermission = NotificationPermission | 'unable';

function current(): PushPermission {
  const isAble = 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;
  return isAble ? Notification.permission : 'unable';
}

/** Asked for by a button alone, never by a page that loads. */
export const pushPermission = createStore<PushPermission>(current());

export async function askForPushes(): Promise<PushPermission> {
  await Notification.requestPermission();
  pushPermission.set(current());
  return current();
}
