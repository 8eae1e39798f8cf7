/**
 * `Intl`'s number format of a locale, made when a number is first written and used again for the next: making one takes milliseconds
 * of a page's start.
 */
export const numberFormat = memoizeFormat(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** `Intl`'s format of dates and times, used again in the same way. */
export const dateTimeFormat = memoizeFormat(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

function memoizeFormat<Options, Format>(create: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const known = made.get(key);
    if (known) return known;
    const format = create(locale, options);
    made.set(key, format);
    return format;
  };
}
