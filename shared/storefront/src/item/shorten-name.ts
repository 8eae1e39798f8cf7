const MAX_NAME_LENGTH = 25;

/** What tells packs of one thing apart: 1000 mg, 20 tablets, 6 x 330 ml, and the same in Arabic. */
const AMOUNT =
  /(?:\d+\s*[x×]\s*)?\d+(?:[.,]\d+)?\s*(?:%|mcg|mg|kg|g|ml|cl|l|iu|gb|tb|mah|w|cm|ملغ|مغ|كغ|غ|مل|لتر|ل|سم)(?![\p{L}\d])/iu;

const cut = (letters: readonly string[], length: number) => `${letters.slice(0, length).join('').trimEnd()}…`;

/**
 * A name in 25 characters (CRD-7). An amount that the cut would take away or cut in two is kept after the words before it:
 * `Paracetamol Tabl… 500 mg`.
 */
export function shortenName(name: string): string {
  const letters = [...name];
  if (letters.length <= MAX_NAME_LENGTH) return name;
  const found = AMOUNT.exec(name);
  const end = found ? [...name.slice(0, found.index + found[0].length)].length : 0;
  const amount = found ? [...found[0]].length : 0;
  if (!found || end <= MAX_NAME_LENGTH || amount > MAX_NAME_LENGTH / 2) return cut(letters, MAX_NAME_LENGTH);
  return `${cut(letters, MAX_NAME_LENGTH - amount - 2)} ${found[0]}`;
}
