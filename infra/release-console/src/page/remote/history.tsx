import type { ChannelRevision } from '@souk/contracts';
import { Skeleton } from '@souk/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { percent } from '../formats.ts';
import { DataTable } from '../frame/data-table.tsx';
import type { Column } from '../frame/data-table.tsx';
import { LoadError } from '../frame/load-error.tsx';
import { Moment } from '../frame/moment.tsx';
import { Panel } from '../frame/panel.ts';
import { historyQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';

/** Every revision of a remote, the newest first. */
export function History({ remote }: { remote: string }) {
  const t = useText();
  const { channel } = useChannel();
  const history = useInfiniteQuery(historyQuery(channel, remote));
  const { data, error, hasNextPage, isFetchingNextPage } = history;
  const columns = useColumns();
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void history.refetch()} />
    ) : (
      <Skeleton height={240} />
    );
  const revisions = data.pages.flat();
  return (
    <Panel>
      {revisions.length === 0 && <p>{t('history.empty')}</p>}
      {revisions.length > 0 && (
        <DataTable
          caption={t('history.caption', { remote })}
          columns={columns}
          rows={revisions}
          keyOf={({ revision }) => revision}
          more={
            hasNextPage
              ? { isLoading: isFetchingNextPage, onMore: () => void history.fetchNextPage() }
              : undefined
          }
        />
      )}
    </Panel>
  );
}

function useColumns(): Column<ChannelRevision>[] {
  const t = useText();
  const release = ({ stable, canary }: ChannelRevision) => {
    const version = stable ?? t('state.out');
    return canary
      ? t('history.of', { version, canary: canary.version, share: percent(canary.share) })
      : version;
  };
  return [
    { key: 'revision', label: t('history.revision'), short: true, cell: ({ revision }) => revision },
    { key: 'what', label: t('history.what'), short: true, cell: ({ action }) => t(`did.${action}`) },
    { key: 'release', label: t('history.release'), cell: (it) => <bdi>{release(it)}</bdi> },
    { key: 'who', label: t('history.who'), cell: ({ actor }) => <bdi>{actor}</bdi> },
    { key: 'when', label: t('history.when'), short: true, cell: ({ at }) => <Moment at={at} /> },
    { key: 'why', label: t('history.why'), cell: ({ reason }) => reason && <bdi>{reason}</bdi> },
  ];
}
