import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import type { Composition, PlacedThing, Thing } from './composition.ts';
import { cutEmoji } from './emoji.ts';
import { shapeOf } from './packs.ts';

type Emoji = Extract<Thing, { kind: 'emoji' }>;

interface Drawn {
  svg: string;
  layer: OverlayOptions;
}

/** A paled thing keeps a hint of its colours. */
const PALE = 0.22;

async function emojiLayer(
  { emoji, hue, pale }: Omit<Emoji, 'kind'>,
  x: number,
  bottom: number,
  size: number,
  scale: number,
) {
  const { png, width, height } = await cutEmoji(emoji);
  const fit = Math.min(size / width, size / height);
  const pixels = (length: number) => Math.max(1, Math.round(length * fit * scale));
  const drawn = { width: pixels(width), height: pixels(height) };
  let image = sharp(png).resize(drawn.width, drawn.height, { kernel: 'lanczos3' });
  if (hue || pale) image = image.modulate({ hue, saturation: pale ? PALE : 1 });
  const layer = {
    input: await image.raw().toBuffer(),
    raw: { ...drawn, channels: 4 as const },
    left: Math.round(x * scale - drawn.width / 2),
    top: Math.round(bottom * scale - drawn.height),
  };
  return { width: width * fit, layer };
}

/** A soft pool of shade, and a dark line where the thing touches the ground. */
const shadow = (x: number, ground: number, width: number) =>
  `<ellipse cx="${x}" cy="${ground - width * 0.02}" rx="${width * 0.56}" ry="${width * 0.085}" fill="url(#shade)"/>
   <ellipse cx="${x}" cy="${ground - width * 0.015}" rx="${width * 0.36}" ry="${width * 0.04}" fill="url(#contact)"/>`;

async function draw(
  { thing, x, ground, size, floats }: PlacedThing,
  id: string,
  grounded: boolean,
  scale: number,
): Promise<Drawn> {
  const shadows = grounded && !floats;
  if (thing.kind === 'emoji') {
    const { width, layer } = await emojiLayer(thing, x, ground, size, scale);
    return { svg: shadows ? shadow(x, ground, width) : '', layer };
  }
  const { ratio, label, draw: drawPack } = shapeOf(thing.shape);
  const height = Math.min(size, size / ratio);
  const width = height * ratio;
  const box = { x: x - width / 2, y: ground - height, width, height };
  const labelSize = width * label.size;
  const { layer } = await emojiLayer(
    { emoji: thing.label, hue: 0, pale: false },
    x - width * (label.shift ?? 0),
    box.y + height * label.at + labelSize / 2,
    labelSize,
    scale,
  );
  return { svg: (shadows ? shadow(x, ground, width) : '') + drawPack(box, id, thing.colour), layer };
}

const definitions = `<defs>
  <radialGradient id="shade"><stop offset="0" stop-color="#2b1a10" stop-opacity=".34"/><stop offset=".55" stop-color="#2b1a10" stop-opacity=".13"/><stop offset="1" stop-color="#2b1a10" stop-opacity="0"/></radialGradient>
  <radialGradient id="contact"><stop offset="0" stop-color="#1d110a" stop-opacity=".45"/><stop offset="1" stop-color="#1d110a" stop-opacity="0"/></radialGradient>
</defs>`;

/** The picture, raw; at its full size, or that many times it. */
export async function paint({ width, height, backdrop, things, shadows }: Composition, scale = 1) {
  const drawn = await Promise.all(things.map((thing, index) => draw(thing, `p${index}`, shadows, scale)));
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${definitions}${backdrop}${drawn.map((one) => one.svg).join('')}</svg>`;
  return sharp(Buffer.from(svg))
    .composite(drawn.map(({ layer }) => layer))
    .raw()
    .toBuffer({ resolveWithObject: true });
}
