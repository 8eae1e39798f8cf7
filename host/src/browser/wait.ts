/** Waits, or until it is called off. */
export const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) return done();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

/** From a fifth of a wait to all of it: pages that lost their streams together do not come back together. */
export const spread = () => 0.2 + Math.random() * 0.8;
