import { createPart } from './part.ts';

/** Dialogs, drawers and menus: the first screen has only what opens them. */
export const overlays = createPart(
  () => import(/* webpackChunkName: "part-overlays" */ './overlays/overlays.ts'),
);

/** Loads what dialogs, drawers and menus are made of before one is opened, as when the page is idle. */
export const loadOverlays = overlays.load;
