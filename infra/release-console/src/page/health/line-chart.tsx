import { media, tokens } from '@souk/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { moment } from '../formats.ts';
import { Sentence } from '../frame/sentence.tsx';
import { useText } from '../texts/texts.ts';
import { alone, pathOf } from './line-path.ts';
import type { Point } from './line-path.ts';
import { strokeOf } from './line-strokes.ts';
import type { Stroke } from './line-strokes.ts';
import { labelsOf } from './mark-labels.ts';
import type { Mark } from './mark-labels.ts';

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

/** Above the lines, each number over the place of its change. */
const Marks = styled.div`
  grid-column: 2;
  position: relative;
  block-size: 1.5lh;

  bdi {
    position: absolute;
    translate: -50% 0;
  }
`;

const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  /* Each value stands in the middle of its line. */
  grid-column: 1;
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
  marks: readonly Mark[];
  from: number;
  until: number;
  /** So long is the stretch that a point stands for; where points are farther apart, nobody came. */
  step: number;
  format(value: number): string;
}

/** Lines over time, with the values that matter in words; time runs from left to right in every language, as on any chart. */
export function LineChart({ title, label, lines, marks, from, until, step, format }: Props) {
  const t = useText();
  const titleId = useId();
  const top = Math.max(...lines.flatMap(({ points }) => points.map(({ value }) => value)), 0) || 1;
  const part = (at: number) => (at - from) / Math.max(1, until - from);
  const place = ({ at, value }: Point) =>
    `${(part(at) * WIDTH).toFixed(1)} ${(HEIGHT * (1 - value / top)).toFixed(1)}`;
  return (
    <Root aria-labelledby={titleId}>
      <figcaption id={titleId}>{title}</figcaption>
      <Plot>
        {marks.length > 0 && (
          <Marks aria-hidden>
            {labelsOf(marks, part).map(({ text, left }) => (
              <bdi key={text} style={{ left: `${100 * left}%` }}>
                {text}
              </bdi>
            ))}
          </Marks>
        )}
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
          {marks.map(({ at, number }) => (
            <path
              key={number}
              d={`M${(part(at) * WIDTH).toFixed(1)} 0V${HEIGHT}`}
              stroke={color.lineStrong}
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.map(({ name, points }, at) => (
            <Drawn
              key={name}
              path={pathOf(points, step, place)}
              dotted={points.filter((_, index) => index % DOT_EVERY === 0).map(place)}
              alone={alone(points, step).map(place)}
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
                {last ? (
                  <Sentence
                    of={(line) =>
                      t('health.lineFacts', { line, last: format(last.value), top: format(highest) })
                    }
                  >
                    <LineName name={name} />
                  </Sentence>
                ) : (
                  <LineName name={name} />
                )}
              </span>
            </li>
          );
        })}
      </Legend>
    </Root>
  );
}

const LineName = ({ name }: { name: string }) => (
  <strong>
    <bdi>{name}</bdi>
  </strong>
);

interface DrawnProps {
  path: string;
  dotted: readonly string[];
  alone?: readonly string[];
  look: Stroke;
}

const dotsAt = (places: readonly string[]) => places.map((place) => `M${place}h0.01`).join('');

function Drawn({ path, dotted, alone = [], look }: DrawnProps) {
  const { stroke, dash, dots } = look;
  const line = { stroke, fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      <path d={path} strokeWidth={2} strokeDasharray={dash} strokeLinecap="round" {...line} />
      {alone.length > 0 && <path d={dotsAt(alone)} strokeWidth={6} strokeLinecap="round" {...line} />}
      {dots && <path d={dotsAt(dotted)} strokeWidth={7} strokeLinecap={dots} {...line} />}
    </>
  );
}
