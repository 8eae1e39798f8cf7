import { invalid } from '../http/problem.ts';

const MAX_ENTRIES = 100;
const MAX_ID = 2_147_483_647;

/**
 * A list in a query parameter as JSON (SRC-8); empty without the parameter.
 * @throws Problem at `field` where it is not a list, or is too long.
 */
export function jsonList(json: string | undefined, field: string): unknown[] {
  if (!json) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw invalid(field, 'invalid.other');
  }
  if (!Array.isArray(parsed) || parsed.length > MAX_ENTRIES) throw invalid(field, 'invalid.other');
  return parsed;
}

/** The same for ids. */
export function idsOf(json: string | undefined, field: string): number[] {
  const ids = jsonList(json, field).map(Number);
  if (!ids.every((id) => Number.isInteger(id) && id >= 1 && id <= MAX_ID))
    throw invalid(field, 'invalid.other');
  return ids;
}
