const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const DECIMAL_SEPARATOR = '\u066b';

/** What was typed on an Arabic or Persian keyboard, with Latin digits and decimal point: `١٢٫٥` is `12.5`. */
export const latinDigits = (typed: string): string =>
  typed
    // Both rows of digits begin at a multiple of 16.
    .replaceAll(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(DECIMAL_SEPARATOR, '.');
