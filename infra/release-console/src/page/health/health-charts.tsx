import type { HealthPoint } from '@souk/contracts';
import { SelectField, Skeleton, tokens } from '@souk/ui';
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
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: ${tokens.space[8]};
`;

const Stretch = styled.div`
  inline-size: min(220px, 100%);
`;

/** A line for each release; a stretch without a value is none. */
const linesOf = (points: readonly HealthPoint[], valueOf: (point: HealthPoint) => number | null): Line[] =>
  [...new Set(points.map(({ version }) => version))].map((name) => ({
    name,
    points: points
      .filter(({ version }) => version === name)
      .flatMap((point) => {
        const value = valueOf(point);
        return value === null ? [] : [{ at: Date.parse(point.at), value }];
      }),
  }));

/** How a remote's releases did: failures and load time as charts, in words beside them, and with every figure in a table. */
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
  const step = (health?.minutes ?? 0) * 60_000;
  const span = { from: until - hours * 60 * 60_000, until, step };
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
              {...chart(t('health.median'))}
              lines={linesOf(points, ({ medianMs }) => medianMs)}
              format={milliseconds}
            />
            <LineChart
              {...chart(t('health.p95'))}
              lines={linesOf(points, ({ p95Ms }) => p95Ms)}
              format={milliseconds}
            />
          </Charts>
          <HealthTable remote={remote} points={points} />
        </>
      )}
    </Panel>
  );
}
