import { Button, Skeleton, VisuallyHidden } from '@souk/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { moment, momentInFull, percent } from '../formats.ts';
import { DataTable } from '../frame/data-table.ts';
import { LoadError } from '../frame/load-error.tsx';
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
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void history.refetch()} />
    ) : (
      <Skeleton height={240} />
    );
  const revisions = data.pages.flat();
  const columns = (['revision', 'what', 'release', 'who', 'when', 'why'] as const).map((key) =>
    t(`history.${key}`),
  );
  const [revision, what, release, who, when, why] = columns;
  return (
    <Panel>
      {revisions.length === 0 && <p>{t('history.empty')}</p>}
      <DataTable>
        <caption>
          <VisuallyHidden>{t('history.caption', { remote })}</VisuallyHidden>
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
          {revisions.map((it) => (
            <tr key={it.revision}>
              <td data-label={revision} data-short>
                {it.revision}
              </td>
              <td data-label={what} data-short>
                {t(`did.${it.action}`)}
              </td>
              <td data-label={release}>
                {it.canary
                  ? t('history.of', {
                      version: it.stable ?? t('state.out'),
                      canary: it.canary.version,
                      share: percent(it.canary.share),
                    })
                  : (it.stable ?? t('state.out'))}
              </td>
              <td data-label={who}>{it.actor}</td>
              <td data-label={when} title={momentInFull(it.at)} data-short>
                {moment(it.at)}
              </td>
              <td data-label={why}>{it.reason}</td>
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
            onClick={() => void history.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
