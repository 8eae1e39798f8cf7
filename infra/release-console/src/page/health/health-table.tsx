import type { HealthPoint } from '@souk/contracts';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { figure, milliseconds, moment } from '../formats.ts';
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
export function HealthTable({ points }: { points: readonly HealthPoint[] }) {
  const t = useText();
  const keys = ['at', 'release', 'loads', 'failed', 'fallbacks', 'medianColumn', 'p95Column'] as const;
  const columns = keys.map((key) => t(`health.${key}`));
  const time = (value: number | null) => (value === null ? '' : milliseconds(value));
  return (
    <Details>
      <summary>{t('health.table')}</summary>
      <DataTable>
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
              figure(failuresOf(point)),
              figure(point.fallbacks),
              time(point.medianMs),
              time(point.p95Ms),
            ];
            return (
              <tr key={`${point.at} ${point.version}`}>
                {cells.map((cell, at) => (
                  <td
                    key={keys[at]}
                    data-label={columns[at]}
                    title={keys[at] === 'failed' ? t('health.stages', { ...point.failures }) : undefined}
                  >
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
