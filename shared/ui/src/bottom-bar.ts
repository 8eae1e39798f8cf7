const HEIGHT = '--bottom-bar';
const NAVIGATION = '--bottom-navigation';

/** The height of the page's bottom navigation on phones; the component that draws it sets it: `0px` while there is none. */
export const bottomNavigationHeight = `var(${NAVIGATION}, 0px)`;

/** The declaration that says how much the page's navigation takes. */
export const setBottomNavigationHeight = (height: string) => `${NAVIGATION}: ${height};`;

/** How much of the window's foot is taken, by a bar and the navigation below it, for what floats there. */
export const bottomBarHeight = `calc(var(${HEIGHT}, 0px) + ${bottomNavigationHeight})`;

/**
 * Ref of a bar that stands at the foot of the window while one scrolls, above the navigation (`bottomNavigationHeight`):
 * messages keep clear of it as long as it is there.
 */
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
