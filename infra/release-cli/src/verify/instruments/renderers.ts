import type { Tools } from './tools.ts';

/* Runs in the page before any other script. */

/** Notes each copy of React that the release brings. */
export function watchRenderers({ caller, isOwn, note }: Tools): void {
  // React reports to its developer tools which renderers a page has.
  const renderers = new Map<number, unknown>();
  let count = 0;
  const hook = {
    isDisabled: false,
    supportsFiber: true,
    renderers,
    inject(renderer: { rendererPackageName?: unknown; version?: unknown }) {
      const address = caller();
      if (isOwn(address))
        note(
          'react',
          `brings ${String(renderer.rendererPackageName)} ${String(renderer.version)} of its own`,
          address,
        );
      count += 1;
      return count;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    checkDCE() {},
  };
  Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook });
}
