import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { moment } from '../formats.ts';

export interface Line {
  name: string;
  /** Moments in milliseconds, and values; a null leaves a gap. */
  points: readonly { at: number; value: number | null }[];
}

const WIDTH = 640;
const HEIGHT = 180;
const { color, space, type } = tokens;

/** Told apart by dash as well as by colour. */
const STROKES = [
  { stroke: color.accent, dash: undefined },
  { stroke: color.info, dash: '6 4' },
  { stroke: color.success, dash: '2 4' },
  { stroke: color.warning, dash: '10 3 2 3' },
] as const;

const Root = styled.figure`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  min-inline-size: 0;

  figcaption {
    font: ${type.subtitle};
  }
  svg {
    inline-size: 100%;
    block-size: ${HEIGHT}px;
    overflow: visible;
  }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  font: ${type.caption};
  color: ${color.inkSoft};
  direction: ltr;
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font: ${type.caption};

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    inline-size: 28px;
    block-size: 4px;
  }
`;

interface Props {
  title: string;
  /** What it shows, for those who do not see it. */
  label: string;
  lines: readonly Line[];
  from: number;
  until: number;
  format(value: number): string;
}

/** Lines over time; time runs from left to right in every language, as on any chart. */
export function LineChart({ title, label, lines, from, until, format }: Props) {
  const values = lines.flatMap(({ points }) =>
    points.flatMap(({ value }) => (value === null ? [] : [value])),
  );
  const top = Math.max(...values, 0) || 1;
  const x = (at: number) => ((at - from) / Math.max(1, until - from)) * WIDTH;
  const y = (value: number) => HEIGHT - (value / top) * (HEIGHT - 8) - 2;
  return (
    <Root>
      <figcaption>{title}</figcaption>
      <Axis aria-hidden>
        <span>{format(top)}</span>
      </Axis>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {[0, 0.5, 1].map((part) => (
          <line
            key={part}
            x1={0}
            x2={WIDTH}
            y1={y(top * part)}
            y2={y(top * part)}
            stroke={color.line}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {lines.map(({ name, points }, at) => {
          const known = points.filter(
            (point): point is { at: number; value: number } => point.value !== null,
          );
          const { stroke, dash } = STROKES[at % STROKES.length] ?? STROKES[0];
          const path = known.map((point) => `${x(point.at).toFixed(1)},${y(point.value).toFixed(1)}`);
          // A single figure is no line: it is drawn as a short one.
          if (path.length === 1 && known[0])
            path.push(`${(x(known[0].at) + 6).toFixed(1)},${y(known[0].value).toFixed(1)}`);
          return (
            <polyline
              key={name}
              points={path.join(' ')}
              fill="none"
              stroke={stroke}
              strokeWidth={2}
              strokeDasharray={dash}
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
      </svg>
      <Axis aria-hidden>
        <span>{moment(from)}</span>
        <span>{moment(until)}</span>
      </Axis>
      <Legend>
        {lines.map(({ name }, at) => {
          const { stroke, dash } = STROKES[at % STROKES.length] ?? STROKES[0];
          return (
            <li key={name}>
              <svg viewBox="0 0 28 4" aria-hidden>
                <line x1={0} x2={28} y1={2} y2={2} stroke={stroke} strokeWidth={3} strokeDasharray={dash} />
              </svg>
              <span>{name}</span>
            </li>
          );
        })}
      </Legend>
    </Root>
  );
}
