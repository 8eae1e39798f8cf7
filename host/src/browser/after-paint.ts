/**
 * Runs what takes long once the browser has drawn what a tap changed: the customer sees at once that it was taken. A page
 * that is hidden draws nothing, and runs it right away.
 */
export function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => void setTimeout(run));
}
