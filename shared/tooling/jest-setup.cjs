const { unstable_forceFrameRate } = require('scheduler');
require('@testing-library/jest-dom');

// An upper bound for a busy machine; nothing waits this long on purpose.
jest.setTimeout(20_000);

// React pauses after 5 ms of work. On a busy machine a test would go on in a pause, where a dialog is there and cannot be pressed
// yet. With one frame per second it may work for a second at a time.
unstable_forceFrameRate(1);

/* What components ask of a browser and jsdom does not draw. */
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
globalThis.reportError ??= (error) => console.error(error);
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.ResizeObserver ??= NoObserver;
// Nothing is laid out, so everything counts as in view.
globalThis.IntersectionObserver ??= class extends NoObserver {
  constructor(tell) {
    super();
    this.tell = tell;
  }
  observe(target) {
    this.tell([{ target, isIntersecting: true }], this);
  }
};
const dialog = globalThis.HTMLDialogElement?.prototype;
if (dialog) {
  dialog.showModal ??= function showModal() {
    this.open = true;
  };
  dialog.close ??= function close() {
    this.open = false;
  };
}
const prototype = globalThis.Element?.prototype;
if (prototype) {
  prototype.scrollIntoView ??= () => {};
  prototype.hasPointerCapture ??= () => false;
  prototype.setPointerCapture ??= () => {};
  prototype.releasePointerCapture ??= () => {};
}
