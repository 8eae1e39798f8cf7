const HEIGHT = '--bottom-bar';
const NAVIGATION = '--bottom-navigation';

/** The height of the page's bottom navigation on phones; the component that draws it sets it: `0px` while there is none. */
export const bottomNavigationHeight = `var(${NAVIGATION}, 0px)`;

/** The declaration that says how much the page's navigation takes. */
export const setBottomNavigationHeight = (height: string) => `${NAVIGATION}: ${height};`;

/** How much of the window's foot is taken, by a bar and the navigation below it, for what has the ref `aboveBottomBar`. */
export const bottomBarHeight = `calc(var(${HEIGHT}, 0px) + ${bottomNavigationHeight})`;

interface Foot {
  /** Of the bar, in pixels; 0 while there is none. */
  height: number;
  floating: Set<HTMLElement>;
}

const NAME = Symbol.for('souk.bottom-bar');
const page = globalThis as { [NAME]?: Foot };

/** A page may hold several copies of this package, and has one foot. */
const foot = (page[NAME] ??= { height: 0, floating: new Set() });

/**
 * Only what floats gets the height: a custom property of the root element would have the browser style all of the page again.
 * Without a bar that of the root holds, which remotes with an earlier version of this package set.
 */
function applyHeight({ style }: HTMLElement): void {
  if (foot.height > 0) style.setProperty(HEIGHT, `${foot.height}px`);
  else style.removeProperty(HEIGHT);
}

function setHeight(height: number): void {
  foot.height = height;
  foot.floating.forEach(applyHeight);
  const { style } = document.documentElement;
  // What gets the focus is scrolled clear of the bar.
  style.scrollPaddingBlockEnd = height > 0 ? `calc(${height}px + ${bottomNavigationHeight})` : '';
}

/**
 * Ref of a bar that stands at the foot of the window while one scrolls, above the navigation (`bottomNavigationHeight`):
 * what floats there keeps clear of it as long as it is there.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const sizes = new ResizeObserver(() => setHeight(bar.offsetHeight));
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    setHeight(0);
  };
}

/** Ref of what floats at the foot of the window, above a bar that may be there: its style sheet may use `bottomBarHeight`. */
export function aboveBottomBar(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  foot.floating.add(element);
  applyHeight(element);
  return () => void foot.floating.delete(element);
}
