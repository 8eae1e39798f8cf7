import { AUDIT_ACTIONS } from '@souk/contracts';
import type { AuditAction } from '@souk/contracts';

const HOUR_MS = 60 * 60_000;

/** Periods that end now, in hours. */
export const PERIODS = { '1h': 1, '24h': 24, '7d': 168, '30d': 720 } as const;
export type Period = keyof typeof PERIODS;

/** What of the audit log is shown; it stands in the address, so that it can be sent to others. */
export interface AuditFilters {
  search: string;
  actor: string;
  remote: string;
  action: AuditAction | '';
  /** `dates`: from the day of `from` to that of `to`. */
  period: Period | 'dates' | '';
  /** Days, as `2026-01-31`; empty: open. */
  from: string;
  to: string;
}

export const FILTERS = ['search', 'actor', 'remote', 'action', 'period', 'from', 'to'] as const;

const isPeriod = (value: string): value is Period => Object.hasOwn(PERIODS, value);
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** The filters of an address, without invalid ones. */
export function readFilters(params: URLSearchParams): AuditFilters {
  const value = (name: (typeof FILTERS)[number]) => params.get(name) ?? '';
  const period = value('period');
  const remote = value('remote');
  const day = (name: 'from' | 'to') => (period === 'dates' && isDay(value(name)) ? value(name) : '');
  return {
    search: value('search').slice(0, 200),
    actor: value('actor').slice(0, 80),
    remote: /^[a-z][a-z0-9-]{0,39}$/.test(remote) ? remote : '',
    action: AUDIT_ACTIONS.find((action) => action === value('action')) ?? '',
    period: isPeriod(period) || period === 'dates' ? period : '',
    from: day('from'),
    to: day('to'),
  };
}

/** The address of filters, without those that are empty. */
export const toParams = (filters: AuditFilters): Record<string, string> =>
  Object.fromEntries(FILTERS.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));

/** The parameters of the request. Days begin and end in the reader's time zone. */
export function toQuery(
  { period, from, to, ...filters }: AuditFilters,
  now: number,
): Record<string, string | undefined> {
  if (period && period !== 'dates')
    return { ...filters, since: new Date(now - PERIODS[period] * HOUR_MS).toISOString() };
  const midnight = (day: string, later = 0) => {
    const date = new Date(`${day}T00:00:00`);
    date.setDate(date.getDate() + later);
    return date.toISOString();
  };
  return { ...filters, since: from ? midnight(from) : undefined, until: to ? midnight(to, 1) : undefined };
}
