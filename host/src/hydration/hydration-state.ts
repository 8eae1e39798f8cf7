import {
  HYDRATION_STATE_ID,
  INLINE_STYLE_ATTRIBUTE,
  isRecord,
  resolvePage,
  serverRenderedBy,
  viewPath,
} from '@souk/contracts';
import type { HydrationState } from '@souk/contracts';
import { language } from '@souk/i18n';
import { moduleInUrl } from '../modules/module-of-page.ts';
import type { Shell } from '../composition/shell.ts';

/** What the server rendered this page with; null where it did not render it. */
export function readHydrationState(): HydrationState | null {
  const text = document.getElementById(HYDRATION_STATE_ID)?.textContent;
  const state: unknown = text ? JSON.parse(text) : null;
  return isRecord(state) ? (state as unknown as HydrationState) : null;
}

/** Seconds since the server rendered this page; the edge may have cached it. */
export const hydrationStateAge = (): number =>
  Number(document.getElementById(HYDRATION_STATE_ID)?.dataset.age ?? 0);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the page was rendered for this visitor. The server knows only cookies; the browser may have stored something else. */
export function matchesVisitor(state: HydrationState, { services, modules, discovery }: Shell): boolean {
  const { pathname, search } = services.history.location;
  const place = services.location.current.get();
  const moduleId = moduleInUrl(search) ?? modules.key.get()?.id ?? null;
  const releases = discovery.releases();
  const page = resolvePage(releases, pathname + search, modules.key.get()?.module_type ?? null);
  const params = serverRenderedBy(page, releases, pathname + search)?.params ?? [];
  return (
    state.path === viewPath(pathname, search, params) &&
    state.language === language() &&
    isSame(state.zoneIds, place?.zoneIds ?? null) &&
    (state.module?.id ?? null) === moduleId
  );
}

/** Sets the inline styles that the server could not write into the HTML. */
export function restoreInlineStyles(root: Element, { inlineStyles }: HydrationState): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${INLINE_STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = inlineStyles[Number(element.getAttribute(INLINE_STYLE_ATTRIBUTE))] ?? '';
    element.removeAttribute(INLINE_STYLE_ATTRIBUTE);
  }
}
