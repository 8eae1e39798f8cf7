import { remember } from '../releases/release-files.ts';

/** How long the pages of a bundle wait for each other: they are rendered one after the other. */
export interface RenderQueue {
  /** Whether a page that is asked for now is rendered within so many milliseconds; the only one always is. */
  isInTime(bundle: string, maxWait: number): boolean;
  /** Has a page wait its turn and be rendered. */
  add<T>(bundle: string, render: () => Promise<T>): Promise<T>;
}

interface Bundle {
  waiting: number;
  /** Of the last pages, in milliseconds each; null before the first. */
  average: number | null;
  lastEnd: number;
}

/** How much the last page counts in the average. */
const WEIGHT = 0.3;

export function createRenderQueue(now: () => number): RenderQueue {
  const bundles = new Map<string, Bundle>();
  return {
    isInTime(name, maxWait) {
      const { waiting = 0, average = null } = bundles.get(name) ?? {};
      return waiting === 0 || average === null || (waiting + 1) * average <= maxWait;
    },
    async add(name, render) {
      const bundle = bundles.get(name) ?? { waiting: 0, average: null, lastEnd: -Infinity };
      remember(bundles, name, bundle);
      bundle.waiting += 1;
      const asked = now();
      try {
        return await render();
      } finally {
        const took = now() - Math.max(asked, bundle.lastEnd);
        bundle.average = bundle.average === null ? took : bundle.average + WEIGHT * (took - bundle.average);
        bundle.lastEnd = now();
        bundle.waiting -= 1;
      }
    },
  };
}
