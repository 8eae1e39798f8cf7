import { RENDERED_ATTRIBUTE } from '@souk/contracts';
import type { Page } from 'playwright-core';

/** What a page noticed while the browser hydrated it. */
export interface Hydration {
  /** The element that the server rendered is the one that the release lives in. */
  isAdopted: boolean;
  /** Sum of the layout shifts that were not caused by a tap. */
  shift: number;
  /** The largest element that was painted, where it was not in the server's HTML. */
  replaced: string | null;
  /** Attributes that React would have rendered otherwise; it leaves them as the server wrote them. */
  differences: string[];
}

/** The name that a page holds its observer under. */
const NAME = 'soukHydration';

/** Observes a page from before its first byte, with a clock that is not the server's. */
export async function observeHydration(page: Page, clockShiftMs: number): Promise<void> {
  const names = JSON.stringify({ name: NAME, renderedAttribute: RENDERED_ATTRIBUTE });
  // What compiles this keeps the names of functions by a call, which a page has not.
  await page.addInitScript(`((__name) => {
    (${shiftClock.toString()})(${clockShiftMs});
    (${observe.toString()})(${names});
  })((named) => named)`);
}

export const readHydration = (page: Page): Promise<Hydration> => page.evaluate(`globalThis.${NAME}()`);

/* Both functions run in the page. */

function shiftClock(shiftMs: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: [], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

function observe({ name, renderedAttribute }: { name: string; renderedAttribute: string }): void {
  const ATTRIBUTES: Record<string, string> = { className: 'class', htmlFor: 'for' };
  const COMPARED = /^(?:className|htmlFor|href|src|alt|title|id|role|placeholder|aria-.+)$/;
  const fromServer = new WeakSet<Element>();
  let rendered: Element | null = null;
  let shift = 0;
  let largest: Element | null = null;

  const describeElement = (element: Element) => {
    const content =
      element instanceof HTMLImageElement ? element.currentSrc : (element.textContent ?? '').trim();
    return `<${element.localName}> ${JSON.stringify(content.slice(0, 80))}`;
  };
  // Deferred scripts have not run yet.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    rendered = document.querySelector(`[${renderedAttribute}]`);
    for (const element of document.querySelectorAll('#souk, #souk *')) fromServer.add(element);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    // Compared when it is read: a picture can be painted before all of the server's HTML is there.
    ({ element: largest } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null });
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  /** React keeps on each element the properties that it rendered last. */
  const propsOf = (element: Element): Record<string, unknown> => {
    const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
    const props: unknown = key === undefined ? null : Reflect.get(element, key);
    return typeof props === 'object' && props !== null ? { ...props } : {};
  };
  const differencesOf = (element: Element): string[] =>
    Object.entries(propsOf(element)).flatMap(([prop, value]) => {
      if (!COMPARED.test(prop) || (typeof value !== 'string' && typeof value !== 'number')) return [];
      const attribute = ATTRIBUTES[prop] ?? prop;
      const written = element.getAttribute(attribute);
      return written === String(value)
        ? []
        : [
            `${attribute} of ${describeElement(element)} is ${JSON.stringify(written)}, not ${JSON.stringify(value)}`,
          ];
    });

  (globalThis as unknown as Record<string, () => Hydration>)[name] = () => ({
    isAdopted: rendered !== null && rendered.isConnected && rendered.hasAttribute('data-release'),
    shift,
    replaced: largest && !fromServer.has(largest) ? describeElement(largest) : null,
    differences: rendered
      ? [...rendered.querySelectorAll('*')].filter((each) => fromServer.has(each)).flatMap(differencesOf)
      : [],
  });
}
