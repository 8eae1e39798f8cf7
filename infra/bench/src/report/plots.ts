import type { Unit } from '../targets.ts';
import { escapeText, show } from './format.ts';
import type { Block } from './section.ts';

/** Pixels; names stand left of the plot, values right of it. */
const WIDTH = 860;
const NAMES = 250;
const VALUES = 120;
const ROW = 26;
const AXIS = 22;

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

interface Scale {
  x(value: number): number;
  ticks: number[];
}

/** A scale from zero up to a round number. */
function scaleTo(max: number): Scale {
  const rough = max > 0 ? max / 5 : 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const count = Math.max(1, Math.ceil(max / step));
  return {
    x: (value) => NAMES + (value / (count * step)) * (WIDTH - NAMES - VALUES),
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

const at = (value: number) => value.toFixed(1);

function frame(caption: string, rows: number, scale: Scale, unit: Unit, drawn: string): string {
  const height = rows * ROW + AXIS;
  const grid = scale.ticks
    .map(
      (tick) =>
        `<line class="grid" x1="${at(scale.x(tick))}" x2="${at(scale.x(tick))}" y1="0" y2="${rows * ROW}"/>` +
        `<text class="tick" x="${at(scale.x(tick))}" y="${height - 6}" text-anchor="middle">${escapeText(show(tick, unit))}</text>`,
    )
    .join('');
  return `<figure><figcaption>${escapeText(caption)}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeText(caption)}">${grid}${drawn}</svg></figure>`;
}

const middle = (row: number) => row * ROW + ROW / 2;

const nameOf = (name: string, row: number) =>
  `<text x="${NAMES - 10}" y="${middle(row) + 4}" text-anchor="end">${escapeText(name)}</text>`;

const valueOf = (text: string, row: number) =>
  `<text x="${WIDTH - VALUES + 10}" y="${middle(row) + 4}">${escapeText(text)}</text>`;

/** Estimates with their intervals, and the line that they are held against. */
export function intervalPlot({ caption, unit, entries, line }: Of<'intervals'>): string {
  const scale = scaleTo(Math.max(line ?? 0, ...entries.map(({ estimate }) => estimate.high)));
  const limit =
    line === undefined
      ? ''
      : `<line class="limit" x1="${at(scale.x(line))}" x2="${at(scale.x(line))}" y1="0" y2="${entries.length * ROW}"/>`;
  const rows = entries.map(({ name, estimate: { value, low, high } }, row) => {
    const y = middle(row);
    return `${nameOf(name, row)}<line class="interval" x1="${at(scale.x(low))}" x2="${at(scale.x(high))}" y1="${y}" y2="${y}"/><circle class="mark" cx="${at(scale.x(value))}" cy="${y}" r="4"/>${valueOf(show(value, unit), row)}`;
  });
  return frame(caption, entries.length, scale, unit, limit + rows.join(''));
}

/** Every measurement as a dot. */
export function dotPlot({ caption, unit, series }: Of<'dots'>): string {
  const scale = scaleTo(Math.max(0, ...series.flatMap(({ values }) => values)));
  const rows = series.map(
    ({ name, values }, row) =>
      nameOf(name, row) +
      values
        .map((value) => `<circle class="dot" cx="${at(scale.x(value))}" cy="${middle(row)}" r="3.5"/>`)
        .join(''),
  );
  return frame(caption, series.length, scale, unit, rows.join(''));
}

/** Phases of a load as bars, those of one name in one tone. */
export function phasePlot({ caption, arms }: Of<'phases'>): string {
  const scale = scaleTo(Math.max(0, ...arms.flatMap(({ phases }) => phases.map(({ to }) => to))));
  const names = [...new Set(arms.flatMap(({ phases }) => phases.map(({ name }) => name)))];
  const tone = (name: string) =>
    (0.9 - (0.75 * names.indexOf(name)) / Math.max(1, names.length - 1)).toFixed(2);
  const rows = arms.map(({ name, phases }, row) => {
    const bars = phases.map(
      ({ name: phase, from, to }) =>
        `<rect class="phase" fill-opacity="${tone(phase)}" x="${at(scale.x(from))}" y="${row * ROW + 5}" width="${at(Math.max(0, scale.x(to) - scale.x(from)))}" height="${ROW - 10}"><title>${escapeText(`${phase}: ${Math.round(from)} to ${Math.round(to)} ms`)}</title></rect>`,
    );
    const end = Math.max(0, ...phases.map(({ to }) => to));
    return nameOf(name, row) + bars.join('') + valueOf(show(end, 'ms'), row);
  });
  const key = names
    .map((name) => `<li><i style="opacity:${tone(name)}"></i>${escapeText(name)}</li>`)
    .join('');
  return `${frame(caption, arms.length, scale, 'ms', rows.join(''))}<ul class="key">${key}</ul>`;
}
