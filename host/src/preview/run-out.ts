import { sessionStore } from '@souk/contracts';

const RUN_OUT = 'souk_preview_run_out';

/** The page is loaded anew since its preview is over; it says so then. */
export const rememberRunOut = () => sessionStore.set(RUN_OUT, '1');

/** Whether this page load follows the end of a preview's time; true once. */
export function previewRanOut(): boolean {
  const ranOut = sessionStore.get(RUN_OUT) !== null;
  sessionStore.remove(RUN_OUT);
  return ranOut;
}
