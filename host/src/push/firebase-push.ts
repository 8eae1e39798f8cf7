import { getMessaging, getToken, isSupported } from 'firebase/messaging';
import { sendPushToken } from '@souk/api-client';
import { PUSH_WORKER_PATH, PUSH_WORKER_SCOPE } from '@souk/contracts';
import type { FirebaseConfig } from '@souk/contracts';
import { firebaseApp } from './firebase-app.ts';
import { serviceWorkers } from '../browser/service-workers.ts';
import { pushIn } from './push-data.ts';
import type { PushTransport } from './push-transport.ts';

/**
 * Messages by Firebase Cloud Messaging (PSH-5, PSH-6): this browser is registered at our API, and our own service
 * worker forwards each message to every page. Null where the browser does not support it, or its keys are not
 * configured. Rejects where the registration fails.
 */
export async function firebasePush(config: FirebaseConfig): Promise<PushTransport | null> {
  const { vapid_key: vapidKey, sender_id } = config;
  const workers = serviceWorkers();
  if (vapidKey === null || sender_id === null || workers === null || !(await isSupported())) return null;
  const serviceWorkerRegistration = await workers.register(PUSH_WORKER_PATH, { scope: PUSH_WORKER_SCOPE });
  const token = await getToken(getMessaging(firebaseApp(config)), { vapidKey, serviceWorkerRegistration });
  await sendPushToken(token);
  return {
    start(onMessage) {
      const forward = ({ data }: MessageEvent<unknown>) => {
        const message = pushIn(partOf(data, 'push'));
        if (message) onMessage(message);
      };
      workers.addEventListener('message', forward);
      return () => workers.removeEventListener('message', forward);
    },
  };
}

const partOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : null;
