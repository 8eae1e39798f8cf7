/** A whole number from 1 to `max` that stands in an address; null for everything else. */
export function wholeNumber(text: string | null, max: number): number | null {
  const number = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return number >= 1 && number <= max ? number : null;
}
