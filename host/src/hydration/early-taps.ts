import { EARLY_TAPS } from '@souk/contracts';

const taps = () => (globalThis as Record<string, unknown>)[EARLY_TAPS.global] as HTMLElement[] | undefined;

/** Repeats the first tap on a control inside an element that was made before the element was hydrated. */
export function repeatEarlyTap(inside: Element, outsideOf?: Element): void {
  const isHere = (control: Element) => inside.contains(control) && !outsideOf?.contains(control);
  const all = taps() ?? [];
  const own = all.filter(isHere);
  all.splice(0, all.length, ...all.filter((control) => !isHere(control)));
  for (const control of own) control.removeAttribute(EARLY_TAPS.attribute);
  own[0]?.click();
}
