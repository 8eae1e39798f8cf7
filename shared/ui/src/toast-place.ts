/** Where an open dialog or drawer stands, in pixels of the window. `headEnd`: the lower edge of its title and close button. */
export interface PanelBox {
  left: number;
  top: number;
  width: number;
  headEnd: number;
}

export interface ToastPlace {
  left: number;
  width: number;
  top: number | 'auto';
  bottom: number | 'auto';
}

const WIDEST = 380;
const NARROWEST = 300;
const EDGE = 24;
const GAP = 16;

/**
 * Where messages stand clear of the head and foot of an open panel: beside it where there is room, at the page's inline end
 * first; else above it; else below its head, over what scrolls.
 */
export function toastPlace(
  panel: PanelBox,
  window: { width: number; rtl: boolean },
  height: number,
): ToastPlace {
  const left = panel.left;
  const right = window.width - panel.left - panel.width;
  const fits = (room: number) => room >= EDGE + NARROWEST + GAP;
  if (fits(left) || fits(right)) {
    const atLeft = window.rtl ? fits(left) : !fits(right);
    const width = Math.min(WIDEST, (atLeft ? left : right) - EDGE - GAP);
    return { left: atLeft ? EDGE : window.width - EDGE - width, width, top: 'auto', bottom: EDGE };
  }
  const width = Math.min(WIDEST, window.width - 2 * GAP);
  const centred = panel.left + (panel.width - width) / 2;
  return {
    left: Math.max(GAP, Math.min(centred, window.width - GAP - width)),
    width,
    top: panel.top >= height + 2 * GAP ? GAP : panel.headEnd + GAP / 2,
    bottom: 'auto',
  };
}
