/**
 * The Intl locale of a language. Arabic keeps Latin digits and the Gregorian calendar: Gulf delivery apps write their
 * prices, times and phone numbers so, and a price then reads the same on the shelf, in the app and on the receipt.
 */
export function localeOf(language: string): string {
  return language.startsWith('ar') ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-US';
}
