const RUN_OUT = 'souk_preview_run_out';

/** The page is loaded anew since its preview is over; it says so then. */
export const rememberRunOut = () => sessionStorage.setItem(RUN_OUT, '1');

/** Whether this page load follows the end of a preview's time; true once. */
export function previewRanOut(): boolean {
  const ranOut = sessionStorage.getItem(RUN_OUT) !== null;
  sessionStorage.removeItem(RUN_OUT);
  return ranOut;
}
