// Runs in the page, ahead of react-dom. A remote brings React Refresh when it is loaded, long after react-dom
// registered itself: it finds what is stored here. React's own developer tools keep the same where they are installed.
const renderers = new Map<number, unknown>();

const hook = {
  renderers,
  supportsFiber: true,
  inject(renderer: unknown): number {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};

if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in globalThis))
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
