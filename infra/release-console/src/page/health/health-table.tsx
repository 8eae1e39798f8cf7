import { FAILURE_STAGES } from '@souk/contracts';
import type { HealthPoint } from '@souk/contracts';
import { VisuallyHidden, tokens } from '@souk/ui';
import styled from 'styled-components';
import { figure, list, milliseconds, moment } from '../formats.ts';
import { DataTable } from '../frame/data-table.ts';
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
  const keys = [
    'at',
    'release',
    'loads',
    'failed',
    'fallbacks',
    'blocked',
    'medianColumn',
    'p95Column',
  ] as const;
  const columns = keys.map((key) => t(`health.${key}`));
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
  const time = (value: number | null) => (value === null ? '' : milliseconds(value));
  return (
    <Details>
      <summary>{t('health.table')}</summary>
      <DataTable>
        <caption>
          <VisuallyHidden>{t('health.caption', { remote })}</VisuallyHidden>
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
          {points.toReversed().map((point) => {
            const cells = [
              moment(point.at),
              point.version,
              figure(point.loads),
              failed(point),
              figure(point.fallbacks),
              blocked(point),
              time(point.medianMs),
              time(point.p95Ms),
            ];
            return (
              <tr key={`${point.at} ${point.version}`}>
                {cells.map((cell, at) => (
                  <td key={keys[at]} data-label={columns[at]}>
                    {cell}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </Details>
  );
}
