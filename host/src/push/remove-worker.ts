import { PUSH_WORKER_SCOPE } from '@souk/contracts';
import { serviceWorkers } from '../browser/service-workers.ts';

/** Removes the browser's push subscription and the worker that receives messages (PSH-6). */
export async function removeWorker(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration(PUSH_WORKER_SCOPE);
  // A wider scope answers too: the worker of offline reading stays.
  if (!registration || new URL(registration.scope).pathname !== PUSH_WORKER_SCOPE) return;
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration.unregister();
}
