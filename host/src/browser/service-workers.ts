/** Null where the browser has none, as without a secure context, or refuses them, as with blocked site data. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null;
  } catch {
    return null;
  }
}
