const HEIGHT = '--bottom-bar';

/** How much of the window's foot a bar takes, for what floats there: `0px` while there is none. */
export const bottomBarHeight = `var(${HEIGHT}, 0px)`;

/** Ref of a bar that stands at the foot of the window while one scrolls: messages keep clear of it as long as it is there. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`));
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    style.removeProperty(HEIGHT);
  };
}
