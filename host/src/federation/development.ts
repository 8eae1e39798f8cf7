/** Where the running script came from; while it runs for the first time, the page says which one that is. */
const script = process.env.NODE_ENV === 'development' ? document.currentScript : null;

/**
 * The development server that this host came from, if any: what it serves carries no hash. Never set in a host that was
 * built to be released.
 */
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : null;

/** Whether a script is one that somebody is working on, on their own machine. */
export function isUnderDevelopment(url: string): boolean {
  return (
    process.env.NODE_ENV === 'development' &&
    origin !== null &&
    new URL(url, document.baseURI).origin === origin
  );
}
