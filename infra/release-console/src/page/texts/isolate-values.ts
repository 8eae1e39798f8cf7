/** The characters that set a piece of text apart, as `<bdi>` does. */
const ISOLATE = '\u2068';
const END = '\u2069';

/**
 * Sets names, versions and codes apart from a sentence that is written from the right: otherwise `1.0.0-dev.7bff` is shown
 * as `dev.7bff-1.0.0`.
 */
export function isolateValues<V extends Record<string, string | number>>(
  values: V | undefined,
): V | undefined {
  if (!values) return values;
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && /[A-Za-z0-9]/.test(value) ? `${ISOLATE}${value}${END}` : value,
  ]);
  return Object.fromEntries(entries) as V; // The same names.
}
