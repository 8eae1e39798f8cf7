import { media, tokens } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { moment } from '../formats.ts';
import { useText } from '../texts/texts.ts';
import { strokeOf } from './line-strokes.ts';
import type { Stroke } from './line-strokes.ts';

interface Point {
  /** In milliseconds. */
  at: number;
  value: number;
}

export interface Line {
  name: string;
  /** In the order of time. */
  points: readonly Point[];
}

const WIDTH = 640;
const HEIGHT = 180;
/** One point in so many is marked, on lines that are. */
const DOT_EVERY = 6;
const { color, space, type } = tokens;

const Root = styled.figure`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  margin: 0;
  min-inline-size: 0;

  figcaption {
    font: ${type.subtitle};
  }
`;

const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[2]};
  direction: ltr;
  font: ${type.caption};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: 100%;
    block-size: ${HEIGHT}px;
    overflow: visible;
  }
`;

const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  /* Each value stands in the middle of its line. */
  block-size: calc(${HEIGHT}px + 1lh);
  margin-block: -0.5lh;
  text-align: end;
`;

const Times = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block-start: ${space[2]};
  white-space: nowrap;

  /* There is no room for the middle on a telephone. */
  bdi:nth-child(2) {
    display: none;
  }
  ${media.from600} {
    bdi:nth-child(2) {
      display: inline;
    }
  }
`;

const Legend = styled.ul`
  display: grid;
  gap: ${space[1]};
  font: ${type.caption};

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font: ${type.captionStrong};
  }
  svg {
    flex: none;
    inline-size: 36px;
    block-size: 8px;
  }
`;

interface Props {
  title: string;
  /** What it shows, for those who do not see it. */
  label: string;
  lines: readonly Line[];
  from: number;
  until: number;
  /** So long is the stretch that a point stands for; where points are farther apart, nobody came. */
  step: number;
  format(value: number): string;
}

/** Lines over time, with the values that matter in words; time runs from left to right in every language, as on any chart. */
export function LineChart({ title, label, lines, from, until, step, format }: Props) {
  const t = useText();
  const titleId = useId();
  const top = Math.max(...lines.flatMap(({ points }) => points.map(({ value }) => value)), 0) || 1;
  const place = ({ at, value }: Point) => {
    const x = ((at - from) / Math.max(1, until - from)) * WIDTH;
    return `${x.toFixed(1)} ${(HEIGHT * (1 - value / top)).toFixed(1)}`;
  };
  return (
    <Root aria-labelledby={titleId}>
      <figcaption id={titleId}>{title}</figcaption>
      <Plot>
        <Scale aria-hidden>
          {[top, top / 2, 0].map((value) => (
            <bdi key={value}>{format(value)}</bdi>
          ))}
        </Scale>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {[0, HEIGHT / 2, HEIGHT].map((height) => (
            <path
              key={height}
              d={`M0 ${height}H${WIDTH}`}
              stroke={color.line}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.map(({ name, points }, at) => (
            <Drawn
              key={name}
              path={pathOf(points, step, place)}
              dotted={points.filter((_, index) => index % DOT_EVERY === 0).map(place)}
              look={strokeOf(at)}
            />
          ))}
        </svg>
        <Times aria-hidden>
          {[from, (from + until) / 2, until].map((at) => (
            <bdi key={at}>{moment(at)}</bdi>
          ))}
        </Times>
      </Plot>
      <Legend>
        {lines.map(({ name, points }, at) => {
          const last = points.at(-1);
          const highest = Math.max(...points.map(({ value }) => value));
          return (
            <li key={name}>
              <svg viewBox="0 0 36 8" aria-hidden>
                <Drawn path="M4 4H32" dotted={['18 4']} look={strokeOf(at)} />
              </svg>
              <span>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                {last && `: ${t('health.lineFacts', { last: format(last.value), top: format(highest) })}`}
              </span>
            </li>
          );
        })}
      </Legend>
    </Root>
  );
}

/** A path that breaks off where nobody came; a stretch by itself is a dot. */
function pathOf(points: readonly Point[], step: number, place: (point: Point) => string): string {
  return points
    .map((point, at) => {
      const before = points[at - 1];
      return before && point.at - before.at < 1.5 * step ? `L${place(point)}` : `M${place(point)}h0.01`;
    })
    .join('');
}

function Drawn({ path, dotted, look }: { path: string; dotted: readonly string[]; look: Stroke }) {
  const { stroke, dash, dots } = look;
  const line = { stroke, fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      <path d={path} strokeWidth={2} strokeDasharray={dash} strokeLinecap="round" {...line} />
      {dots && (
        <path
          d={dotted.map((place) => `M${place}h0.01`).join('')}
          strokeWidth={7}
          strokeLinecap={dots}
          {...line}
        />
      )}
    </>
  );
}
