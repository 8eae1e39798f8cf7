import { FIRST_SCREEN_ID, INLINE_STYLE_ATTRIBUTE, isRecord, viewPath } from '@souk/contracts';
import type { FirstScreen } from '@souk/contracts';
import { language } from '@souk/i18n';
import { moduleInUrl } from '../modules/modules.ts';
import type { Shell } from '../shell/create-shell.ts';

/** What the server drew this page with; null where it did not draw it. */
export function readFirstScreen(): FirstScreen | null {
  const text = document.getElementById(FIRST_SCREEN_ID)?.textContent;
  const screen: unknown = text ? JSON.parse(text) : null;
  return isRecord(screen) ? (screen as unknown as FirstScreen) : null;
}

/** Seconds since the server drew this page; the edge may have held it for a while. */
export const ageOfFirstScreen = (): number =>
  Number(document.getElementById(FIRST_SCREEN_ID)?.dataset.age ?? 0);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether this visitor sees what the server drew: it knows only what cookies say, and a browser may hold something else. */
export function isForThisVisitor(screen: FirstScreen, { services, modules }: Shell): boolean {
  const { pathname, search } = services.history.location;
  const place = services.location.current.get();
  const moduleId = moduleInUrl(search) ?? modules.key.get()?.id ?? null;
  return (
    screen.path === viewPath(pathname, search) &&
    screen.language === language() &&
    isSame(screen.zoneIds, place?.zoneIds ?? null) &&
    (screen.module?.id ?? null) === moduleId
  );
}

/** Sets the styles that the server could not write into its elements: from here on they are the elements' own again. */
export function restoreInlineStyles(root: Element, { inlineStyles }: FirstScreen): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${INLINE_STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = inlineStyles[Number(element.getAttribute(INLINE_STYLE_ATTRIBUTE))] ?? '';
    element.removeAttribute(INLINE_STYLE_ATTRIBUTE);
  }
}
