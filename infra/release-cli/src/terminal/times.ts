import { InvalidArgumentError } from 'commander';

const UNIT_MS = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 };

/** Parses a time: so long ago (`30m`, `24h`, `7d`), or a date with or without a time. In ISO 8601. */
export function parseTime(text: string, _previous?: string, now = Date.now()): string {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const isDate = /^\d{4}-\d{2}-\d{2}/.test(text);
  const at = count
    ? now - Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]
    : isDate
      ? Date.parse(text)
      : NaN;
  if (Number.isNaN(at))
    throw new InvalidArgumentError(
      'Expected how long ago, such as 30m, 24h or 7d, or a date such as 2026-01-31 or 2026-01-31T18:00Z.',
    );
  return new Date(at).toISOString();
}

const UNITS = [
  ['min', 60],
  ['h', 60 * 60],
  ['d', 24 * 60 * 60],
] as const;
/** Older times are shown as a date. */
const MAX_RELATIVE_DAYS = 30;

/** How long ago an ISO time was, or how far it is ahead: `just now`, `3 min ago`, `2 h ago`, `in 5 min`. */
export function timeAgo(iso: string, now: number): string {
  const seconds = Math.round((now - Date.parse(iso)) / 1000);
  const distance = Math.abs(seconds);
  if (Number.isNaN(seconds)) return iso;
  if (distance >= MAX_RELATIVE_DAYS * 24 * 60 * 60) return iso.slice(0, 10);
  const [unit, length] = UNITS.findLast(([, unitSeconds]) => distance >= unitSeconds) ?? ['s', 1];
  if (unit === 's' && distance < 5) return 'just now';
  const count = `${Math.floor(distance / length)} ${unit}`;
  return seconds >= 0 ? `${count} ago` : `in ${count}`;
}
