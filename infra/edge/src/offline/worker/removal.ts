import { CACHE_PREFIX, worker } from './scope.ts';

// Takes the place of the worker where an operator turned it off: the next page that is opened is without one.

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await worker.registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
