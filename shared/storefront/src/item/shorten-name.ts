const MAX_NAME_LENGTH = 25;
/** Leaves eight letters of the words before it. */
const MAX_TAIL_LENGTH = 15;

/** What tells packs of one thing apart: 1000 mg, 6 x 330 ml, and the same in Arabic. */
const AMOUNT =
  /(?:\d+\s*[x×]\s*)?\d+(?:[.,]\d+)?\s*(?:%|mcg|mg|kg|g|ml|cl|l|iu|gb|tb|mah|w|cm|ملغ|مغ|كغ|غ|مل|لتر|ل|سم)(?![\p{L}\d])/iu;

const FIGURE = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)?%?`;
const UNIT = String.raw`\s*[\p{L}\p{M}×]+`;
/** The one or two figures that a name ends with, and the unit of the last one: `1000 mg, 20` and ` Tablets`. */
const LAST_FIGURES = new RegExp(
  String.raw`[\s,،]((?:${FIGURE}(?:${UNIT})?[,،]?\s+)?${FIGURE})(${UNIT})?$`,
  'u',
);

const lengthOf = (text: string) => [...text].length;

/** The first letters, up to the figure that the cut would leave a part of: 60 is not 6. */
function cut(letters: readonly string[], length: number): string {
  const start = letters.slice(0, length).join('');
  const isInFigure = /^[\p{Nd}.,]*\p{Nd}/u.test(letters.slice(length).join(''));
  const whole = isInFigure ? start.replace(/[\p{Nd}.,]+$/u, '') : start;
  return `${whole.replace(/[\s,،]+$/, '')}…`;
}

/**
 * A name in 25 characters (CRD-7). The amount and the count at its end are kept after the words before them:
 * `Paracetamol Tabl… 500 mg`; where that leaves too few words, the unit goes first: `Vitamin C 1000 mg, 20`.
 */
export function shortenName(name: string): string {
  const letters = [...name];
  if (letters.length <= MAX_NAME_LENGTH) return name;
  const withTail = (tail: string) => `${cut(letters, MAX_NAME_LENGTH - lengthOf(tail) - 2)} ${tail}`;
  const [, figures = '', unit = ''] = LAST_FIGURES.exec(name) ?? [];
  if (figures && lengthOf(figures + unit) <= MAX_TAIL_LENGTH) return withTail(figures + unit);
  if (figures && unit) return shortenName(name.slice(0, -unit.length));
  const amount = AMOUNT.exec(name);
  const isCut = amount && lengthOf(name.slice(0, amount.index + amount[0].length)) > MAX_NAME_LENGTH;
  return isCut && lengthOf(amount[0]) <= MAX_TAIL_LENGTH
    ? withTail(amount[0])
    : cut(letters, MAX_NAME_LENGTH);
}
