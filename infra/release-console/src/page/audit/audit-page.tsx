import type { AuditEntry } from '@souk/contracts';
import { Badge, EmptyState, SearchX, Skeleton, VisuallyHidden } from '@souk/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refusalCode } from '../actions/refusal-code.ts';
import { DataTable } from '../frame/data-table.tsx';
import type { Column } from '../frame/data-table.tsx';
import { LoadError } from '../frame/load-error.tsx';
import { Moment } from '../frame/moment.tsx';
import { Panel } from '../frame/panel.ts';
import { useTitle } from '../frame/use-title.ts';
import { auditQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';
import { AuditFiltersForm } from './audit-filters-form.tsx';
import { readFilters, toParams } from './audit-filters.ts';
import { changedSettings } from './changed-settings.ts';

/** Who did what, when, why and from where; what was refused as well. */
export function AuditPage() {
  const t = useText();
  useTitle(t('audit.title'));
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const log = useInfiniteQuery({
    ...auditQuery(readFilters(new URLSearchParams(useDeferredValue(params.toString())))),
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isFetchingNextPage } = log;
  const entries = data?.pages.flat() ?? [];
  const columns = useColumns();
  return (
    <>
      <h1>{t('audit.title')}</h1>
      <AuditFiltersForm filters={filters} onChange={(next) => setParams(toParams(next), { replace: true })} />
      <VisuallyHidden role="status">{data && t('audit.results', { count: entries.length })}</VisuallyHidden>
      {!data &&
        (error ? <LoadError error={error} onRetry={() => void log.refetch()} /> : <Skeleton height={320} />)}
      {data && entries.length === 0 && (
        <EmptyState
          icon={<SearchX size={40} strokeWidth={1.6} />}
          title={t('audit.empty')}
          text={t('audit.emptyText')}
        />
      )}
      {entries.length > 0 && (
        <Panel>
          <DataTable
            caption={t('audit.title')}
            columns={columns}
            rows={entries}
            keyOf={({ id }) => id}
            more={
              hasNextPage
                ? { isLoading: isFetchingNextPage, onMore: () => void log.fetchNextPage() }
                : undefined
            }
          />
        </Panel>
      )}
    </>
  );
}

function useColumns(): Column<AuditEntry>[] {
  const t = useText();
  return [
    { key: 'when', label: t('audit.when'), short: true, cell: ({ at }) => <Moment at={at} /> },
    {
      key: 'who',
      label: t('audit.who'),
      cell: ({ actor, address }) =>
        address ? <span>{t('audit.whoFrom', { actor, address })}</span> : <bdi>{actor}</bdi>,
    },
    {
      key: 'what',
      label: t('audit.what'),
      cell: ({ action, remote, version }) => (
        <>
          {t(`did.${action}`)} <bdi>{[remote, version].filter(Boolean).join(' ')}</bdi>
        </>
      ),
    },
    {
      key: 'where',
      label: t('audit.where'),
      cell: ({ channel, revision }) =>
        channel &&
        (revision === null ? <bdi>{channel}</bdi> : <span>{t('audit.whereAt', { channel, revision })}</span>),
    },
    {
      key: 'why',
      label: t('audit.why'),
      cell: (entry) =>
        changedSettings(entry, t)?.map((line) => <div key={line}>{line}</div>) ??
        (entry.reason && <bdi>{entry.reason}</bdi>),
    },
    {
      key: 'outcome',
      label: t('audit.outcome'),
      short: true,
      cell: ({ outcome, code }) => (
        <span>
          <Badge tone={outcome === 'done' ? 'success' : 'danger'}>{t(`audit.${outcome}`)}</Badge>
          {code && ` ${t(`codes.${refusalCode(code)}`)}`}
        </span>
      ),
    },
  ];
}
