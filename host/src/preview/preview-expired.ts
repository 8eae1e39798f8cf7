import { sessionStore } from '@souk/contracts';

const EXPIRED_KEY = 'souk_preview_run_out';

/** The page is reloaded since its preview has expired, and then shows a message. */
export const rememberPreviewExpired = () => sessionStore.set(EXPIRED_KEY, '1');

/** Whether this page load follows the end of a preview's time; true once. */
export function previewExpired(): boolean {
  const expired = sessionStore.get(EXPIRED_KEY) !== null;
  sessionStore.remove(EXPIRED_KEY);
  return expired;
}
