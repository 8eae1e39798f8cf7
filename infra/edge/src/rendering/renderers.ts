import { createRenderer } from '@souk/page-renderer';
import type { Renderer } from '@souk/page-renderer';

/** Processes that run at once; the one that rendered longest ago is ended for another. */
const MAX_PROCESSES = 8;

/**
 * One renderer, and so one process, for each owner of a bundle: whatever a remote's code does to the process that it runs in, the
 * pages of other remotes are rendered elsewhere, and do not wait for it.
 */
export function createRenderers(create: () => Renderer = createRenderer): Renderer {
  const renderers = new Map<string, Renderer>();
  let isClosed = false;
  return {
    async render(bundle, request, answerCall) {
      // A page that was being looked for must not start a process that nobody ends.
      if (isClosed) throw new Error('The renderers are closed');
      const renderer = renderers.get(bundle.owner) ?? create();
      renderers.delete(bundle.owner);
      const [oldest] = renderers;
      if (renderers.size >= MAX_PROCESSES && oldest) {
        renderers.delete(oldest[0]);
        void oldest[1].close();
      }
      renderers.set(bundle.owner, renderer);
      return renderer.render(bundle, request, answerCall);
    },
    async close() {
      isClosed = true;
      await Promise.all([...renderers.values()].map((renderer) => renderer.close()));
    },
  };
}
