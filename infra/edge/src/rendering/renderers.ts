import { createRenderer } from '@souk/page-renderer';
import type { Renderer } from '@souk/page-renderer';

/** Processes that run at once; for another, the one that rendered longest ago is ended, of those that render nothing where there are any. */
const MAX_PROCESSES = 12;

/**
 * One renderer, and so one process, for each bundle: whatever a release does to the process that it runs in, the pages of others,
 * earlier ones of the same remote too, are rendered elsewhere and do not wait for it.
 */
export function createRenderers(create: () => Renderer = createRenderer): Renderer {
  const renderers = new Map<string, { renderer: Renderer; rendering: number }>();
  let isClosed = false;
  return {
    async render(bundle, request, answerCall) {
      // A page that was being looked for must not start a process that nobody ends.
      if (isClosed) throw new Error('The renderers are closed');
      const own = renderers.get(bundle.name) ?? { renderer: create(), rendering: 0 };
      renderers.delete(bundle.name);
      const others = [...renderers];
      const replaced = others.find(([, { rendering }]) => rendering === 0) ?? others[0];
      if (others.length >= MAX_PROCESSES && replaced) {
        renderers.delete(replaced[0]);
        void replaced[1].renderer.close();
      }
      renderers.set(bundle.name, own);
      own.rendering += 1;
      return own.renderer.render(bundle, request, answerCall).finally(() => (own.rendering -= 1));
    },
    async close() {
      isClosed = true;
      await Promise.all([...renderers.values()].map(({ renderer }) => renderer.close()));
    },
  };
}
