import { tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { figure } from '../formats.ts';
import { channelHealthQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';
import { byTime } from './failures.ts';

const HOURS = 24;
const WIDTH = 240;
const HEIGHT = 36;

const Root = styled.figure`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  font: ${tokens.type.caption};
  color: ${tokens.color.inkSoft};

  svg {
    inline-size: 100%;
    block-size: ${HEIGHT}px;
  }
`;

/** Failures of the last day as bars: nothing to see is good. */
export function Sparkline({ remote }: { remote: string }) {
  const t = useText();
  const { channel } = useChannel();
  const { data: health, dataUpdatedAt: now } = useQuery(channelHealthQuery(channel));
  if (!health) return null;
  const stretches = byTime(health.points.filter((point) => point.remote === remote));
  const loads = stretches.reduce((sum, it) => sum + it.loads, 0);
  const failed = stretches.reduce((sum, it) => sum + it.failed, 0);
  if (loads + failed === 0) return <Root as="p">{t('health.quiet')}</Root>;
  const rates = stretches.map((it) => it.failed / Math.max(1, it.loads));
  // One in a hundred fills half of the height, so that noise stays low.
  const top = Math.max(0.02, ...rates);
  const span = HOURS * 60 * 60_000;
  const bar = Math.max(2, (WIDTH * health.minutes * 60_000) / span - 1);
  const x = (at: string) => Math.min(WIDTH - bar, WIDTH * (1 - (now - Date.parse(at)) / span));
  return (
    <Root>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <line x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke={tokens.color.line} />
        {stretches.map(({ at }, index) => {
          const height = ((rates[index] ?? 0) / top) * HEIGHT;
          return (
            <rect
              key={at}
              x={x(at)}
              width={bar}
              y={HEIGHT - height}
              height={height}
              fill={tokens.color.danger}
            />
          );
        })}
      </svg>
      <figcaption>{t('health.sparkline', { failures: figure(failed), loads: figure(loads) })}</figcaption>
    </Root>
  );
}
