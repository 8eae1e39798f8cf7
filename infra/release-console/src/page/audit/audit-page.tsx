import { Badge, Button, EmptyState, SearchX, Skeleton, TextField, VisuallyHidden } from '@souk/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { moment, momentInFull } from '../formats.ts';
import { DataTable } from '../frame/data-table.ts';
import { LoadError } from '../frame/load-error.tsx';
import { Panel } from '../frame/panel.ts';
import { useTitle } from '../frame/use-title.ts';
import { auditQuery } from '../registry/queries.ts';
import { useText } from '../texts/texts.ts';

const Search = styled.div`
  inline-size: min(480px, 100%);
`;

/** Who did what, when, why and from where; what was refused as well. */
export function AuditPage() {
  const t = useText();
  useTitle(t('audit.title'));
  const [params, setParams] = useSearchParams();
  const words = params.get('search') ?? '';
  const log = useInfiniteQuery({ ...auditQuery(useDeferredValue(words)), placeholderData: keepPreviousData });
  const { data, error, hasNextPage, isFetchingNextPage } = log;
  const entries = data?.pages.flat() ?? [];
  const columns = (['when', 'who', 'what', 'where', 'why', 'outcome'] as const).map((key) =>
    t(`audit.${key}`),
  );
  const [when, who, what, where, why, outcome] = columns;
  return (
    <>
      <h1>{t('audit.title')}</h1>
      <Search role="search">
        <TextField
          name="search"
          type="search"
          label={t('audit.search')}
          hint={t('audit.searchHint')}
          maxLength={200}
          value={words}
          onChange={({ target: { value } }) => setParams(value ? { search: value } : {}, { replace: true })}
        />
      </Search>
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
          <DataTable>
            <caption>
              <VisuallyHidden>{t('audit.title')}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <td data-label={when} title={momentInFull(entry.at)} data-short>
                    {moment(entry.at)}
                  </td>
                  <td data-label={who}>
                    <span>
                      {entry.actor}
                      {entry.address && ` ${t('audit.from', { address: entry.address })}`}
                    </span>
                  </td>
                  <td data-label={what}>
                    <bdi>{[entry.action, entry.remote, entry.version].filter(Boolean).join(' ')}</bdi>
                  </td>
                  <td data-label={where}>
                    {[
                      entry.channel,
                      entry.revision !== null && t('audit.revision', { revision: entry.revision }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </td>
                  <td data-label={why}>{entry.reason && <bdi>{entry.reason}</bdi>}</td>
                  <td data-label={outcome} data-short>
                    <span>
                      <Badge tone={entry.outcome === 'done' ? 'success' : 'danger'}>
                        {t(`audit.${entry.outcome}`)}
                      </Badge>
                      {entry.code && ` ${entry.code}`}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
          {hasNextPage && (
            <div>
              <Button
                variant="secondary"
                size="s"
                loading={isFetchingNextPage}
                onClick={() => void log.fetchNextPage()}
              >
                {t('more')}
              </Button>
            </div>
          )}
        </Panel>
      )}
    </>
  );
}
