import { FAILURE_STAGES } from '@souk/contracts';
import type { HealthPoint } from '@souk/contracts';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { figure, layoutShift, list, milliseconds, moment } from '../formats.ts';
import { DataTable } from '../frame/data-table.tsx';
import type { Column } from '../frame/data-table.tsx';
import { useText } from '../texts/texts.ts';
import { failuresOf } from './failures.ts';

const Details = styled.details`
  summary {
    min-block-size: 40px;
    padding-block: ${tokens.space[2]};
    font: ${tokens.type.smallStrong};
    cursor: pointer;
  }
`;

/** The figures behind the charts, the newest first. */
export function HealthTable({ remote, points }: { remote: string; points: readonly HealthPoint[] }) {
  const t = useText();
  const columns = useColumns();
  return (
    <Details>
      <summary>{t('health.table')}</summary>
      <DataTable
        caption={t('health.caption', { remote })}
        columns={columns}
        rows={points.toReversed()}
        keyOf={({ at, version }) => `${at} ${version}`}
      />
    </Details>
  );
}

function useColumns(): Column<HealthPoint>[] {
  const t = useText();
  const failed = (point: HealthPoint) => {
    const stages = FAILURE_STAGES.filter((stage) => point.failures[stage] > 0);
    const all = figure(failuresOf(point));
    if (stages.length === 0) return all;
    const each = stages.map((stage) => t(`health.stage.${stage}`, { count: point.failures[stage] }));
    return t('health.failedAt', { failed: all, stages: list(each) });
  };
  const blocked = ({ blockedPages, longestTaskMs }: HealthPoint) =>
    longestTaskMs === null
      ? figure(blockedPages)
      : t('health.blockedFor', { pages: figure(blockedPages), time: milliseconds(longestTaskMs) });
  const times = (medianMs: number | null | undefined, p95Ms: number | null | undefined) =>
    typeof medianMs === 'number' && typeof p95Ms === 'number'
      ? t('health.quantiles', { median: milliseconds(medianMs), p95: milliseconds(p95Ms) })
      : null;
  const shifts = ({ cls }: HealthPoint) =>
    cls && t('health.quantiles', { median: layoutShift(cls.median), p95: layoutShift(cls.p95) });
  return [
    {
      key: 'at',
      label: t('health.at'),
      short: true,
      cell: ({ at }) => <time dateTime={at}>{moment(at)}</time>,
    },
    { key: 'release', label: t('health.release'), cell: ({ version }) => <bdi>{version}</bdi> },
    { key: 'loads', label: t('health.loads'), cell: ({ loads }) => figure(loads) },
    { key: 'failed', label: t('health.failed'), cell: failed },
    { key: 'fallbacks', label: t('health.fallbacks'), cell: ({ fallbacks }) => figure(fallbacks) },
    {
      key: 'server',
      label: t('health.serverFailures'),
      cell: ({ serverFailures }) => figure(serverFailures),
    },
    { key: 'blocked', label: t('health.blocked'), cell: blocked },
    { key: 'load', label: t('health.load'), cell: ({ medianMs, p95Ms }) => times(medianMs, p95Ms) },
    { key: 'ready', label: t('health.ready'), cell: ({ ready }) => times(ready?.medianMs, ready?.p95Ms) },
    {
      key: 'interaction',
      label: t('health.interaction'),
      cell: ({ interaction }) => times(interaction?.medianMs, interaction?.p95Ms),
    },
    { key: 'lcp', label: t('health.lcp'), cell: ({ lcp }) => times(lcp?.medianMs, lcp?.p95Ms) },
    { key: 'cls', label: t('health.cls'), cell: shifts },
  ];
}
