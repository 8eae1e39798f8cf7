const LONGEST = 25;

/** A name as cards show it: cut at 25 characters (CRD-7). */
export function cutName(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : name;
}
