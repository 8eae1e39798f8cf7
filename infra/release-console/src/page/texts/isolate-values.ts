import { isolate } from '@souk/i18n';

/** Isolates names, versions and codes, so that their parts keep their order in an Arabic sentence. */
export function isolateValues<V extends Record<string, string | number>>(
  values: V | undefined,
): V | undefined {
  if (!values) return values;
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && /[A-Za-z0-9]/.test(value) ? isolate(value) : value,
  ]);
  return Object.fromEntries(entries) as V; // The same names.
}
