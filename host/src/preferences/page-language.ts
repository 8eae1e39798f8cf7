import { COOKIES, localStore, STORAGE_KEYS } from '@souk/contracts';
import { direction, initLanguage, language } from '@souk/i18n';
import { readCookie } from '../browser/cookie.ts';

/** Sets the language of the page, and puts it on the document: what was chosen, else what the server chose (I18-1). */
export function startPageLanguage(): void {
  initLanguage(
    localStore.get(STORAGE_KEYS.language) ?? readCookie(COOKIES.language) ?? document.documentElement.lang,
  );
  // Setting an equal value on the root has the style of every element computed again.
  const root = document.documentElement;
  if (root.lang !== language()) root.lang = language();
  if (root.dir !== direction()) root.dir = direction();
}
