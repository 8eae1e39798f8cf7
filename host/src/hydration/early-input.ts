import { EARLY_EDITS, EARLY_TAPS } from '@souk/contracts';

/** A field that was edited, and what it held then. */
interface EarlyEdit {
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  value: string;
  /** Of a checkbox or radio button. */
  checked?: boolean;
}

const noted = <T>(name: string): T[] =>
  ((globalThis as Record<string, unknown>)[name] as T[] | undefined) ?? [];

/** Takes what is accepted out of a list. */
function take<T>(list: T[], accepts: (entry: T) => boolean): T[] {
  const taken = list.filter(accepts);
  list.splice(0, list.length, ...list.filter((entry) => !taken.includes(entry)));
  return taken;
}

/** React hydrates what a tap or the like reaches before anything else, and sets the value of its fields. Nobody listens to this one. */
const hydrateNow = (field: Element) => field.dispatchEvent(new Event('touchcancel', { bubbles: true }));

/** Sets it past React, which remembers only what is set through the element's own property. */
const setUnseen = (field: Element, property: 'value' | 'checked', value: unknown) =>
  Reflect.set(Object.getPrototypeOf(field) as object, property, value, field);

/**
 * Keeps what is typed or chosen while React hydrates. An edit of a field that is not hydrated yet makes React hydrate it,
 * which sets the field to what was rendered before anybody has read the edit. It is hydrated first, and the edit put back.
 */
export function keepEditsWhileHydrating(): void {
  const keep = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches('input, textarea, select')) return;
    const field = target as HTMLInputElement;
    const { value, checked } = field;
    hydrateNow(field);
    if (field.value !== value) setUnseen(field, 'value', value);
    if (field.checked !== checked) setUnseen(field, 'checked', checked);
  };
  for (const type of ['click', 'input']) addEventListener(type, keep, true);
}

/** React answers to an edit only where the field differs from what it held when it was last set through the element's own property. */
function repeatEdit({ field, value, checked }: EarlyEdit): void {
  hydrateNow(field);
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (checked === undefined || checked === field.defaultChecked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = `${value}0`;
  setUnseen(field, 'value', value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function repeat(isHere: (element: Element) => boolean): void {
  for (const edit of take(noted<EarlyEdit>(EARLY_EDITS), ({ field }) => isHere(field))) repeatEdit(edit);
  const taps = take(noted<HTMLElement>(EARLY_TAPS.global), isHere);
  for (const control of taps) control.removeAttribute(EARLY_TAPS.attribute);
  const [first] = taps;
  if (first instanceof HTMLFormElement) first.requestSubmit();
  else first?.click();
}

/**
 * Repeats what was done inside an element before the element was hydrated: every edit of a field, then the first tap on a
 * control or the first submit of a form.
 */
export function repeatEarlyInput(inside: Element, outsideOf?: Element): void {
  // After React's effects: only then is an edit rendered before the tap that follows it.
  queueMicrotask(() => repeat((element) => inside.contains(element) && !outsideOf?.contains(element)));
}
