import { readFilters, toParams, toQuery } from './audit-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const NOW = Date.parse('2026-03-10T12:00:00.000Z');

it('leaves out invalid filters of an address, instead of sending them to the registry', () => {
  const wrong = read('action=dance&remote=Not%20one&period=soon&from=2026-01-31');
  expect(toParams(wrong)).toEqual({});
});

it('starts a period that long ago, and ends days at midnight', () => {
  expect(toQuery(read('period=24h'), NOW).since).toBe('2026-03-09T12:00:00.000Z');
  const { since, until } = toQuery(read('period=dates&from=2026-03-01&to=2026-03-01'), NOW);
  expect(Date.parse(until ?? '') - Date.parse(since ?? '')).toBe(24 * 60 * 60_000);
});
