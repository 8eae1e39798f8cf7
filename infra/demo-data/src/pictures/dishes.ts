import { darker, lighter } from './colour.ts';
import { seeded } from '../random.ts';
import { fill, rect, round } from './shape.ts';
import type { Box, Shape } from './shape.ts';

const CRUST = '#d9953f';
const CHINA = '#f6f2ea';

const ellipse = (cx: number, cy: number, rx: number, ry: number, colour: string, extra = '') =>
  `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${colour}" ${extra}/>`;

/** A tumbler with a cold drink, ice and a straw. */
const glass: Shape['draw'] = ({ x, y, width, height }, id, colour) => {
  const top = y + height * 0.14;
  const inset = width * 0.12;
  const foot = y + height;
  const level = y + height * 0.24;
  const outline = (from: number, side: number) =>
    `M${x + side + inset * ((from - top) / (foot - top))} ${from} H${x + width - side - inset * ((from - top) / (foot - top))} L${x + width - inset - side} ${foot - side * 2} Q${x + width / 2} ${foot + height * 0.02} ${x + inset + side} ${foot - side * 2} Z`;
  return `<defs>${round(id, colour)}</defs>
    <path d="M${x + width * 0.62} ${y + height * 0.5} L${x + width * 0.8} ${y}" stroke="#e4574d" stroke-width="${width * 0.06}" stroke-linecap="round"/>
    <path d="${outline(top, 0)}" fill="#ffffff" opacity=".45"/>
    <path d="${outline(level, width * 0.035)}" fill="${fill(id)}"/>
    ${ellipse(x + width / 2, level, width * 0.44, height * 0.025, lighter(colour, 0.4))}
    ${rect(x + width * 0.2, level - height * 0.02, width * 0.2, width * 0.18, 8, '#ffffff', `opacity=".55" transform="rotate(-12 ${x + width * 0.3} ${level})"`)}
    ${rect(x + width * 0.5, level - height * 0.005, width * 0.18, width * 0.16, 8, '#ffffff', `opacity=".45" transform="rotate(14 ${x + width * 0.6} ${level})"`)}
    ${ellipse(x + width / 2, y + height * 0.64, width * 0.3, width * 0.3, '#fffdf8', 'opacity=".82"')}`;
};

/** A cup to take away, with a lid and a sleeve. */
const cup: Shape['draw'] = ({ x, y, width, height }, id, colour) => {
  const side = (share: number) => x + width * (0.06 + 0.13 * share);
  const band = (from: number, to: number, paint: string) =>
    `<path fill="${paint}" d="M${side(from)} ${y + height * from} H${2 * x + width - side(from)} L${2 * x + width - side(to)} ${y + height * to} H${side(to)} Z"/>`;
  return `<defs>${round(id, '#f3ede2')}${round(`${id}c`, colour)}</defs>
    ${band(0.1, 1, fill(id))}${band(0.32, 0.8, fill(`${id}c`))}
    ${rect(x + width * 0.02, y + height * 0.06, width * 0.96, height * 0.08, width * 0.04, darker(colour, 0.45))}
    ${rect(x + width * 0.1, y, width * 0.8, height * 0.08, width * 0.05, darker(colour, 0.35))}
    ${ellipse(x + width / 2, y + height * 0.56, width * 0.25, width * 0.25, '#fffdf8', 'opacity=".9"')}`;
};

/** A bowl of something, seen a little from above. */
const bowl: Shape['draw'] = ({ x, y, width, height }, id, colour) => {
  const [cx, rim] = [x + width / 2, y + height * 0.38];
  return `<defs>${round(id, CHINA)}
      <radialGradient id="${id}c" cx=".42" cy=".35"><stop offset="0" stop-color="${lighter(colour, 0.32)}"/><stop offset=".7" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.22)}"/></radialGradient></defs>
    <path fill="${fill(id)}" d="M${x} ${rim} C${x + width * 0.03} ${y + height * 0.84} ${x + width * 0.24} ${y + height} ${cx} ${y + height} C${x + width * 0.76} ${y + height} ${x + width * 0.97} ${y + height * 0.84} ${x + width} ${rim} Z"/>
    ${ellipse(cx, rim, width / 2, height * 0.3, '#fffdf8')}
    ${ellipse(cx, rim + height * 0.02, width * 0.45, height * 0.255, fill(`${id}c`))}
    ${ellipse(cx - width * 0.13, rim - height * 0.07, width * 0.16, height * 0.05, '#ffffff', 'opacity=".22"')}`;
};

/** A plate for something large. */
const plate: Shape['draw'] = ({ x, y, width, height }, id, colour) => {
  const [cx, cy] = [x + width / 2, y + height * 0.62];
  return `<defs>${round(id, CHINA)}</defs>
    ${ellipse(cx, cy + height * 0.05, width / 2, height * 0.33, darker(CHINA, 0.16))}
    ${ellipse(cx, cy, width / 2, height * 0.33, '#fffdf8')}${ellipse(cx, cy, width * 0.38, height * 0.24, colour)}`;
};

/** A crumbed strip that leans to a side. */
const strip = (x: number, y: number, width: number, height: number, turn: number) =>
  `<g transform="rotate(${turn} ${x + width / 2} ${y + height})">${rect(x, y, width, height, width * 0.46, CRUST)}
    ${rect(x + width * 0.14, y + height * 0.06, width * 0.34, height * 0.8, width * 0.2, lighter(CRUST, 0.34), 'opacity=".8"')}
    ${[0.18, 0.4, 0.62].map((at, index) => ellipse(x + width * (0.64 - 0.2 * (index % 2)), y + height * at, width * 0.1, width * 0.07, darker(CRUST, 0.28), 'opacity=".7"')).join('')}</g>`;

const stripes = ({ x, y, width, height }: Box, colour: string, count: number, taper: number) => {
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const at = (share: number, edge: number) =>
      x + taper * share + (width - 2 * taper * share) * (edge / count);
    return `<path fill="${index % 2 ? '#fffaf0' : colour}" d="M${at(0, index)} ${y} H${at(0, index) + step} L${at(1, index + 1)} ${y + height} H${at(1, index)} Z"/>`;
  }).join('');
};

/** Crisp strips in a paper tray. */
const tray: Shape['draw'] = ({ x, y, width, height }, _id, colour) => {
  const strips = [-16, -9, -2, 6, 13, 20].map((turn, index) =>
    strip(
      x + width * (0.1 + index * 0.135),
      y + height * (index % 2 ? 0.04 : 0.1),
      width * 0.15,
      height * 0.62,
      turn,
    ),
  );
  const front = { x, y: y + height * 0.52, width, height: height * 0.48 };
  return `${strips.join('')}${stripes(front, colour, 9, width * 0.1)}
    ${ellipse(x + width / 2, y + height * 0.76, width * 0.17, width * 0.17, '#fffdf8')}`;
};

/** A paper bucket full of crisp pieces. */
const bucket: Shape['draw'] = (box, id, colour) => {
  const { x, y, width, height } = box;
  const random = seeded(`bucket-${colour}`);
  const pieces = Array.from({ length: 16 }, (_, index) => {
    const cx = x + width * (0.14 + 0.72 * ((index % 6) / 5)) + (random.next() - 0.5) * width * 0.06;
    const cy = y + height * (0.12 + 0.09 * Math.floor(index / 6)) + random.next() * height * 0.03;
    const size = width * (0.1 + random.next() * 0.04);
    return (
      ellipse(cx, cy, size, size * 0.85, random.chance(0.5) ? CRUST : darker(CRUST, 0.14)) +
      ellipse(
        cx - size * 0.3,
        cy - size * 0.3,
        size * 0.35,
        size * 0.22,
        lighter(CRUST, 0.45),
        'opacity=".7"',
      )
    );
  });
  const body = { x, y: y + height * 0.3, width, height: height * 0.7 };
  return `<defs>${round(id, colour)}</defs>${pieces.join('')}${stripes(body, colour, 7, width * 0.12)}
    ${rect(x - width * 0.02, body.y - height * 0.02, width * 1.04, height * 0.05, 12, '#fffaf0')}
    ${ellipse(x + width / 2, y + height * 0.64, width * 0.25, width * 0.25, '#fffdf8')}`;
};

/** Glazed wings on a plate. */
const wings: Shape['draw'] = (box, id, colour) => {
  const { x, y, width, height } = box;
  const spots = [
    [0.3, 0.36, -30],
    [0.52, 0.28, 12],
    [0.72, 0.38, 40],
    [0.36, 0.56, -8],
    [0.58, 0.54, 28],
    [0.5, 0.7, 2],
  ] as const;
  const wing = ([at, level, turn]: (typeof spots)[number]) => {
    const [cx, cy, size] = [x + width * at, y + height * level, width * 0.13];
    return `<g transform="rotate(${turn} ${cx} ${cy})"><path fill="${colour}" stroke="${darker(colour, 0.3)}" stroke-width="4" d="M${cx - size} ${cy} C${cx - size} ${cy - size} ${cx - size * 0.1} ${cy - size * 0.9} ${cx + size * 0.2} ${cy - size * 0.35} C${cx + size * 0.6} ${cy - size * 0.8} ${cx + size * 1.3} ${cy - size * 0.3} ${cx + size} ${cy + size * 0.3} C${cx + size * 0.4} ${cy + size * 0.8} ${cx - size} ${cy + size * 0.8} ${cx - size} ${cy} Z"/>
      ${ellipse(cx - size * 0.4, cy - size * 0.25, size * 0.36, size * 0.16, lighter(colour, 0.5), 'opacity=".75"')}</g>`;
  };
  return `${plate(box, id, '#efe6d6')}${spots.map(wing).join('')}`;
};

/** A roast chicken on a platter. */
const roast: Shape['draw'] = (box, id, colour) => {
  const { x, y, width, height } = box;
  const [cx, cy] = [x + width * 0.5, y + height * 0.44];
  const leg = (side: 1 | -1) =>
    `<g transform="translate(${cx + side * width * 0.2} ${cy + height * 0.1}) scale(${side} 1)">
      <path d="M${width * 0.1} ${-height * 0.02} L${width * 0.26} ${-height * 0.16}" stroke="#fbf4e6" stroke-width="${width * 0.05}" stroke-linecap="round"/>
      ${ellipse(width * 0.04, 0, width * 0.15, height * 0.15, darker(colour, 0.1), `transform="rotate(-32)"`)}
      ${ellipse(0, -height * 0.05, width * 0.06, height * 0.04, lighter(colour, 0.45), 'opacity=".7"')}</g>`;
  return `${plate(box, id, '#e9efd8')}<defs><radialGradient id="${id}r" cx=".4" cy=".28" r=".8"><stop offset="0" stop-color="${lighter(colour, 0.45)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.35)}"/></radialGradient></defs>
    ${ellipse(cx, cy, width * 0.31, height * 0.34, fill(`${id}r`))}
    <path d="M${cx} ${cy - height * 0.3} Q${cx + width * 0.03} ${cy} ${cx} ${cy + height * 0.22}" stroke="${darker(colour, 0.25)}" stroke-width="5" fill="none" opacity=".5"/>
    ${leg(-1)}${leg(1)}`;
};

/** Dishes and drinks; what they carry is a garnish, or what they are made of. */
export const dishes: Record<string, Shape> = {
  glass: { ratio: 0.6, label: { at: 0.64, size: 0.4 }, draw: glass },
  cup: { ratio: 0.68, label: { at: 0.56, size: 0.36 }, draw: cup },
  bowl: { ratio: 1.42, label: { at: 0.33, size: 0.3 }, draw: bowl },
  plate: { ratio: 1.4, label: { at: 0.48, size: 0.62 }, draw: plate },
  tray: { ratio: 1.12, label: { at: 0.76, size: 0.22 }, draw: tray },
  bucket: { ratio: 0.94, label: { at: 0.64, size: 0.36 }, draw: bucket },
  wings: { ratio: 1.3, label: { at: 0.8, size: 0.16, shift: -0.28 }, draw: wings },
  roast: { ratio: 1.34, label: { at: 0.82, size: 0.2, shift: -0.02 }, draw: roast },
};
