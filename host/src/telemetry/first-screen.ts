import { isHostPath } from '@souk/contracts';
import type { Readable } from '@souk/contracts';
import { whenIdle } from '@souk/ui';
import type { PageVitals } from './page-vitals.ts';

interface Release {
  remote: string;
  version: string;
}

export interface FirstScreen {
  /** A release was shown that its visitor was given. */
  shown(release: Release): void;
  /** The page is hidden, or shows something else: what follows is no longer of its first screen. */
  end(): void;
}

interface FirstScreenOptions {
  /** The remote that draws the current path, null where the host does or nobody. */
  active: Readable<string | null>;
  host: Release | null;
  onMeasured(release: Release, vitals: PageVitals): void;
}

/**
 * Measures the page that is shown first, once, for the release that draws it: until it is hidden, or another remote draws.
 * The code for it comes once the page is idle, since browsers keep what was painted before. A page that is loaded in the
 * background is not measured: nobody waits for it.
 */
export function measureFirstScreen({ active, host, onMeasured }: FirstScreenOptions): FirstScreen {
  if (document.visibilityState === 'hidden') return { shown: () => undefined, end: () => undefined };
  let drawnBy = isHostPath(window.location.pathname) ? host : null;
  let isOver = false;
  let takeVitals: () => PageVitals | null = () => null;
  const end = () => {
    if (isOver) return;
    isOver = true;
    cancel();
    unsubscribe();
    const vitals = takeVitals();
    if (drawnBy && vitals) onMeasured(drawnBy, vitals);
  };
  const unsubscribe = active.subscribe(() => {
    if (drawnBy && active.get() !== drawnBy.remote) end();
  });
  const load = async () => {
    const { watchPageVitals } = await import('./page-vitals.ts');
    if (!isOver) takeVitals = watchPageVitals();
  };
  // Without it the page is not measured.
  const cancel = whenIdle(() => void load().catch(() => undefined));
  return {
    shown(release) {
      drawnBy ??= release;
    },
    end,
  };
}
