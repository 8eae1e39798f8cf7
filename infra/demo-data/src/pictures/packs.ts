import { darker, lighter } from './colour.ts';
import { dishes } from './dishes.ts';
import { fill, rect, round } from './shape.ts';
import type { Box, Shape } from './shape.ts';

/** A paper label with a coloured foot and lines where words would be. */
function label({ x, y, width, height }: Box, top: number, share: number, colour: string): string {
  const labelTop = y + height * top;
  const labelHeight = height * share;
  const line = (at: number, length: number) =>
    rect(
      x + (width * (1 - length)) / 2,
      labelTop + labelHeight * at,
      width * length,
      labelHeight * 0.035,
      4,
      darker(colour, 0.35),
      'opacity=".55"',
    );
  return (
    rect(x + width * 0.1, labelTop, width * 0.8, labelHeight, width * 0.06, '#fffdf8', 'opacity=".95"') +
    line(0.74, 0.46) +
    line(0.83, 0.32)
  );
}

const bottle =
  (neck: number, cap: string, shoulders: number): Shape['draw'] =>
  (box, id, colour) => {
    const { x, y, width, height } = box;
    const middle = x + width / 2;
    const neckWidth = width * neck;
    const top = y + height * 0.12;
    const body = y + height * shoulders;
    return `<defs>${round(id, colour)}${round(`${id}c`, cap)}</defs>
    <path fill="${fill(id)}" d="M${middle - neckWidth / 2} ${top} V${y + height * 0.2} C${middle - neckWidth / 2} ${body - height * 0.04} ${x} ${body - height * 0.06} ${x} ${body + height * 0.04}
      V${y + height * 0.95} Q${x} ${y + height} ${x + width * 0.14} ${y + height} H${x + width * 0.86} Q${x + width} ${y + height} ${x + width} ${y + height * 0.95}
      V${body + height * 0.04} C${x + width} ${body - height * 0.06} ${middle + neckWidth / 2} ${body - height * 0.04} ${middle + neckWidth / 2} ${y + height * 0.2} V${top} Z"/>
    ${rect(middle - neckWidth * 0.6, y, neckWidth * 1.2, height * 0.14, width * 0.05, fill(`${id}c`))}
    ${label(box, shoulders + 0.1, 0.46, colour)}`;
  };

const cylinder =
  (lid: number, lidColour: (colour: string) => string, radius: number): Shape['draw'] =>
  (box, id, colour) => {
    const { x, y, width, height } = box;
    return `<defs>${round(id, colour)}${round(`${id}c`, lidColour(colour))}</defs>
    ${rect(x, y + height * lid * 0.7, width, height * (1 - lid * 0.7), width * radius, fill(id))}
    ${rect(x - width * 0.02, y, width * 1.04, height * lid, width * 0.07, fill(`${id}c`))}
    ${label(box, lid + 0.1, 0.72 - lid, colour)}`;
  };

const flat = (id: string, colour: string) => `
  <linearGradient id="${id}" x1="0" x2=".6" y1="0" y2="1"><stop offset="0" stop-color="${lighter(colour, 0.25)}"/>
    <stop offset="1" stop-color="${darker(colour, 0.08)}"/></linearGradient>`;

const carton: Shape['draw'] = (box, id, colour) => {
  const { x, y, width, height } = box;
  const side = width * 0.24;
  const front = width - side;
  const roof = height * 0.17;
  return `<defs>${flat(id, colour)}</defs>
    <path fill="${darker(colour, 0.24)}" d="M${x + front} ${y + roof} L${x + width} ${y + roof * 0.75} V${y + height * 0.96} L${x + front} ${y + height} Z"/>
    <path fill="${darker(colour, 0.12)}" d="M${x} ${y + roof} L${x + front * 0.12} ${y + roof * 0.3} H${x + front * 0.95} L${x + width} ${y + roof * 0.75} L${x + front} ${y + roof} Z"/>
    ${rect(x + front * 0.1, y, front * 0.88, roof * 0.38, 8, lighter(colour, 0.35))}
    ${rect(x, y + roof, front, height - roof, 10, fill(id))}
    ${label({ ...box, width: front }, 0.3, 0.56, colour)}`;
};

const box: Shape['draw'] = (area, id, colour) => {
  const { x, y, width, height } = area;
  const depth = width * 0.17;
  const front = width - depth;
  return `<defs>${flat(id, colour)}</defs>
    <path fill="${darker(colour, 0.28)}" d="M${x + front} ${y + depth * 0.6} L${x + width} ${y} V${y + height - depth * 0.6} L${x + front} ${y + height} Z"/>
    <path fill="${lighter(colour, 0.4)}" d="M${x} ${y + depth * 0.6} L${x + depth} ${y} H${x + width} L${x + front} ${y + depth * 0.6} Z"/>
    ${rect(x, y + depth * 0.6, front, height - depth * 0.6, 6, fill(id))}
    ${rect(x, y + height * 0.86, front, height * 0.05, 0, '#ffffff', 'opacity=".5"')}
    ${label({ ...area, width: front }, 0.2, 0.58, colour)}`;
};

const pouch: Shape['draw'] = (area, id, colour) => {
  const { x, y, width, height } = area;
  return `<defs>${round(id, colour)}</defs>
    <path fill="${fill(id)}" d="M${x + width * 0.05} ${y + height * 0.07} Q${x + width * 0.12} ${y + height * 0.5} ${x} ${y + height * 0.93} Q${x + width * 0.5} ${y + height * 1.03} ${x + width} ${y + height * 0.93}
      Q${x + width * 0.88} ${y + height * 0.5} ${x + width * 0.95} ${y + height * 0.07} Z"/>
    ${rect(x + width * 0.04, y, width * 0.92, height * 0.09, 6, darker(colour, 0.12))}
    ${label({ ...area, x: x + width * 0.06, width: width * 0.88 }, 0.22, 0.58, colour)}`;
};

const tube: Shape['draw'] = (area, id, colour) => {
  const { x, y, width, height } = area;
  return `<defs>${round(id, colour)}${round(`${id}c`, '#f4f1ec')}</defs>
    <path fill="${fill(id)}" d="M${x} ${y + height * 0.05} H${x + width} L${x + width * 0.86} ${y + height * 0.84} H${x + width * 0.14} Z"/>
    ${rect(x - width * 0.02, y, width * 1.04, height * 0.07, 4, darker(colour, 0.14))}
    ${rect(x + width * 0.18, y + height * 0.84, width * 0.64, height * 0.16, width * 0.06, fill(`${id}c`))}
    ${label({ ...area, x: x + width * 0.1, width: width * 0.8 }, 0.16, 0.54, colour)}`;
};

const white = () => '#f4f1ec';

/** What things come in, drawn without words. */
const shapes: Record<string, Shape> = {
  ...dishes,
  box: { ratio: 0.86, label: { at: 0.4, size: 0.44, shift: 0.085 }, draw: box },
  carton: { ratio: 0.56, label: { at: 0.49, size: 0.46, shift: 0.12 }, draw: carton },
  pouch: { ratio: 0.74, label: { at: 0.41, size: 0.46 }, draw: pouch },
  sachet: { ratio: 0.72, label: { at: 0.41, size: 0.46 }, draw: pouch },
  tube: { ratio: 0.42, label: { at: 0.35, size: 0.5 }, draw: tube },
  can: { ratio: 0.56, label: { at: 0.42, size: 0.5 }, draw: cylinder(0.07, () => '#cfd4da', 0.12) },
  canister: { ratio: 0.6, label: { at: 0.47, size: 0.48 }, draw: cylinder(0.17, white, 0.12) },
  jar: {
    ratio: 0.86,
    label: { at: 0.5, size: 0.42 },
    draw: cylinder(0.2, (colour) => darker(colour, 0.45), 0.14),
  },
  tub: {
    ratio: 1.15,
    label: { at: 0.44, size: 0.36 },
    draw: cylinder(0.16, (colour) => lighter(colour, 0.5), 0.1),
  },
  bottle: { ratio: 0.4, label: { at: 0.56, size: 0.58 }, draw: bottle(0.38, '#f0ede6', 0.32) },
  pump: { ratio: 0.46, label: { at: 0.56, size: 0.54 }, draw: bottle(0.3, '#2f3440', 0.3) },
  spray: { ratio: 0.38, label: { at: 0.56, size: 0.58 }, draw: bottle(0.34, '#f7f7f7', 0.28) },
  dropper: { ratio: 0.44, label: { at: 0.58, size: 0.5 }, draw: bottle(0.42, '#23232b', 0.34) },
};

export function shapeOf(name: string): Shape {
  const shape = shapes[name];
  if (!shape) throw new Error(`No shape is named ${name}. Use one of ${Object.keys(shapes).join(', ')}.`);
  return shape;
}
