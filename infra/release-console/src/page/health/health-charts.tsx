import type { HealthPoint } from '@souk/contracts';
import { SelectField, Skeleton, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { figure, layoutShift, milliseconds } from '../formats.ts';
import { LoadError } from '../frame/load-error.tsx';
import { Panel } from '../frame/panel.ts';
import { healthQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';
import { failureRate } from './failures.ts';
import { HealthTable } from './health-table.tsx';
import { LineChart } from './line-chart.tsx';
import type { Line } from './line-chart.tsx';
import { MarksList } from './marks-list.tsx';
import { useMarks } from './use-marks.ts';

const HOURS = [6, 24, 168] as const;

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: ${tokens.space[8]};
`;

const Stretch = styled.div`
  inline-size: min(220px, 100%);
`;

/** What is drawn, in pairs of the median and the slowest twentieth. */
const CHARTS = [
  { key: 'failures', valueOf: failureRate, format: (value: number) => figure(value, 1) },
  { key: 'loadMedian', valueOf: (point: HealthPoint) => point.medianMs, format: milliseconds },
  { key: 'loadP95', valueOf: (point: HealthPoint) => point.p95Ms, format: milliseconds },
  { key: 'readyMedian', valueOf: ({ ready }: HealthPoint) => ready?.medianMs, format: milliseconds },
  { key: 'readyP95', valueOf: ({ ready }: HealthPoint) => ready?.p95Ms, format: milliseconds },
  {
    key: 'interactionMedian',
    valueOf: ({ interaction }: HealthPoint) => interaction?.medianMs,
    format: milliseconds,
  },
  {
    key: 'interactionP95',
    valueOf: ({ interaction }: HealthPoint) => interaction?.p95Ms,
    format: milliseconds,
  },
  { key: 'lcpMedian', valueOf: ({ lcp }: HealthPoint) => lcp?.medianMs, format: milliseconds },
  { key: 'lcpP95', valueOf: ({ lcp }: HealthPoint) => lcp?.p95Ms, format: milliseconds },
  { key: 'clsMedian', valueOf: ({ cls }: HealthPoint) => cls?.median, format: layoutShift },
  { key: 'clsP95', valueOf: ({ cls }: HealthPoint) => cls?.p95, format: layoutShift },
] as const;

type ValueOf = (point: HealthPoint) => number | null | undefined;

/** A line for each release that has a value; a stretch without one is none. */
const linesOf = (points: readonly HealthPoint[], valueOf: ValueOf): Line[] =>
  [...new Set(points.map(({ version }) => version))]
    .map((name) => ({
      name,
      points: points
        .filter(({ version }) => version === name)
        .flatMap((point) => {
          const value = valueOf(point) ?? null;
          return value === null ? [] : [{ at: Date.parse(point.at), value }];
        }),
    }))
    .filter((line) => line.points.length > 0);

/** How a remote's releases did: as charts, in words beside them, and with every figure in a table. */
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
  const from = until - hours * 60 * 60_000;
  const revisions = useMarks(remote, from);
  const points = health?.points;
  if (error && !health) return <LoadError error={error} onRetry={() => void refetch()} />;
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
          <MarksList revisions={revisions} />
          <Charts>
            {CHARTS.map(({ key, valueOf, format }) => {
              const lines = linesOf(points, valueOf);
              const title = t(`health.${key}`);
              return (
                lines.length > 0 && (
                  <LineChart
                    key={key}
                    title={title}
                    label={t('health.chart', { title, remote })}
                    lines={lines}
                    marks={revisions.map(({ at }, index) => ({ at: Date.parse(at), number: index + 1 }))}
                    from={from}
                    until={until}
                    step={(health?.minutes ?? 0) * 60_000}
                    format={format}
                  />
                )
              );
            })}
          </Charts>
          <HealthTable remote={remote} points={points} />
        </>
      )}
    </Panel>
  );
}
