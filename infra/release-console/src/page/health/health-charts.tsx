import type { HealthPoint } from '@souk/contracts';
import { SelectField, Skeleton, media, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { figure, milliseconds } from '../formats.ts';
import { LoadError } from '../frame/load-error.tsx';
import { Panel } from '../frame/panel.ts';
import { healthQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';
import { failureRate } from './failures.ts';
import { HealthTable } from './health-table.tsx';
import { LineChart } from './line-chart.tsx';
import type { Line } from './line-chart.tsx';

const HOURS = [6, 24, 168] as const;

const Charts = styled.div`
  display: grid;
  gap: ${tokens.space[8]};

  ${media.from999} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Stretch = styled.div`
  inline-size: min(220px, 100%);
`;

const linesOf = (points: readonly HealthPoint[], valueOf: (point: HealthPoint) => number | null): Line[] =>
  [...new Set(points.map(({ version }) => version))].map((name) => ({
    name,
    points: points
      .filter(({ version }) => version === name)
      .map((point) => ({ at: Date.parse(point.at), value: valueOf(point) })),
  }));

/** How a remote's releases did: failures and load time as charts, with every figure in a table behind them. */
export function HealthCharts({ remote }: { remote: string }) {
  const t = useText();
  const { channel } = useChannel();
  const [hours, setHours] = useState<number>(24);
  const {
    data: health,
    error,
    refetch,
    dataUpdatedAt: until,
  } = useQuery(healthQuery(channel, remote, hours));
  const points = health?.points;
  if (error && !health) return <LoadError error={error} onRetry={() => void refetch()} />;
  const span = { from: until - hours * 60 * 60_000, until };
  const chart = (title: string) => ({
    title,
    label: t('health.chart', { title, remote }),
    ...span,
  });
  return (
    <Panel>
      <Stretch>
        <SelectField
          name="hours"
          label={t('health.hours')}
          value={String(hours)}
          onChange={(event) => setHours(Number(event.target.value))}
        >
          {HOURS.map((it) => (
            <option key={it} value={it}>
              {t(`health.hours${it}`)}
            </option>
          ))}
        </SelectField>
      </Stretch>
      {health === undefined && <Skeleton height={240} />}
      {(health === null || points?.length === 0) && <p>{t('health.empty')}</p>}
      {points && points.length > 0 && (
        <>
          <Charts>
            <LineChart
              {...chart(t('health.failures'))}
              lines={linesOf(points, failureRate)}
              format={(value) => figure(value, 1)}
            />
            <LineChart
              {...chart(t('health.loadTime'))}
              lines={[
                ...linesOf(points, ({ medianMs }) => medianMs).map((line) => ({
                  ...line,
                  name: `${line.name}, ${t('health.median')}`,
                })),
                ...linesOf(points, ({ p95Ms }) => p95Ms).map((line) => ({
                  ...line,
                  name: `${line.name}, ${t('health.p95')}`,
                })),
              ]}
              format={milliseconds}
            />
          </Charts>
          <HealthTable points={points} />
        </>
      )}
    </Panel>
  );
}
