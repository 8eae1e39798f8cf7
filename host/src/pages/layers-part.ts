import { createPart, loadOverlays } from '@souk/ui';

/** The host's dialogs and drawers. The first load has what opens them; `layers-place.tsx` draws them. */
export const layers = createPart(() => import('./layers.tsx'));

/** Loads all that opens above the page, before anything is opened. */
export async function loadLayers(): Promise<void> {
  await Promise.all([layers.load(), loadOverlays()]);
}

const load = () => void loadLayers();

/** Handlers for buttons that open one: who points at it is about to press it. */
export const loadsLayers = { onPointerEnter: load, onFocus: load };
