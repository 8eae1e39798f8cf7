import type { Estimate } from '../method/bootstrap.ts';
import type { Unit } from '../targets.ts';

const SHOW: Record<Unit, (value: number) => string> = {
  ms: (value) => `${Math.round(value).toLocaleString('en')} ms`,
  ratio: (value) => value.toFixed(2),
  kB: (value) => `${value.toFixed(1)} kB`,
  calls: (value) => String(Math.round(value)),
  shift: (value) => value.toFixed(3),
  share: (value) => `${(100 * value).toFixed(1)} %`,
};

export const show = (value: number, unit: Unit): string => SHOW[unit](value);

/** A value, with its interval where it has one. */
export function showEstimate({ value, low, high }: Estimate, unit: Unit): string {
  return low === high
    ? show(value, unit)
    : `${show(value, unit)} (${show(low, unit)} to ${show(high, unit)})`;
}

/** Text as it stands in HTML and in SVG. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
