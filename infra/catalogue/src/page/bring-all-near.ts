const FAR = '100000px 0px';

/** Sections load once they are near the screen. Here all of a page are, so that none is seen only after a scroll. */
export function bringAllNear(): void {
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      // What has no margin asks whether it is on the screen.
      super(callback, options?.rootMargin ? { ...options, rootMargin: FAR } : options);
    }
  };
}
