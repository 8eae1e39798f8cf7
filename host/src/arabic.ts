/**
 * The symbols of currencies in Arabic come from Intl. A browser reads its locales for its first format, which takes as long as
 * drawing a part of the page (0110).
 */
export function loadNumberFormats(): void {
  (0).toLocaleString();
}
