import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PICTURE_WIDTHS } from '@souk/contracts';
import sharp from 'sharp';
import type { Composition, PlacedThing } from './composition.ts';
import { cutEmoji } from './emoji.ts';
import { shapeOf } from './packs.ts';

const QUALITY = 80;
/** More effort costs much time and saves few bytes. */
const EFFORT = 3;

interface Drawn {
  svg: string;
  layers: sharp.OverlayOptions[];
}

async function emojiLayer(emoji: string, hue: number, x: number, bottom: number, size: number) {
  const { png, width, height } = await cutEmoji(emoji);
  const scale = Math.min(size / width, size / height);
  const drawnWidth = Math.round(width * scale);
  const drawnHeight = Math.round(height * scale);
  let image = sharp(png).resize(drawnWidth, drawnHeight, { kernel: 'lanczos3' });
  if (hue) image = image.modulate({ hue });
  const input = await image.raw().toBuffer();
  return {
    width: drawnWidth,
    layer: {
      input,
      raw: { width: drawnWidth, height: drawnHeight, channels: 4 as const },
      left: Math.round(x - drawnWidth / 2),
      top: Math.round(bottom - drawnHeight),
    },
  };
}

const shadow = (x: number, ground: number, width: number) =>
  `<ellipse cx="${x}" cy="${ground - width * 0.02}" rx="${width * 0.56}" ry="${width * 0.085}" fill="url(#shade)"/>
   <ellipse cx="${x}" cy="${ground - width * 0.015}" rx="${width * 0.36}" ry="${width * 0.04}" fill="url(#contact)"/>`;

async function draw({ thing, x, ground, size }: PlacedThing, id: string, shadows: boolean): Promise<Drawn> {
  if (thing.kind === 'emoji') {
    const { width, layer } = await emojiLayer(thing.emoji, thing.hue, x, ground, size);
    return { svg: shadows ? shadow(x, ground, width) : '', layers: [layer] };
  }
  const shape = shapeOf(thing.shape);
  const height = Math.min(size, size / shape.ratio);
  const width = height * shape.ratio;
  const box = { x: x - width / 2, y: ground - height, width, height };
  const labelSize = width * shape.label.size;
  const { layer } = await emojiLayer(
    thing.label,
    0,
    x - (thing.shape === 'box' ? width * 0.085 : thing.shape === 'carton' ? width * 0.12 : 0),
    box.y + height * shape.label.at + labelSize / 2,
    labelSize,
  );
  return {
    svg: (shadows ? shadow(x, ground, width) : '') + shape.draw(box, id, thing.colour),
    layers: [layer],
  };
}

const definitions = `<defs>
  <radialGradient id="shade"><stop offset="0" stop-color="#2b1a10" stop-opacity=".34"/><stop offset=".55" stop-color="#2b1a10" stop-opacity=".13"/><stop offset="1" stop-color="#2b1a10" stop-opacity="0"/></radialGradient>
  <radialGradient id="contact"><stop offset="0" stop-color="#1d110a" stop-opacity=".45"/><stop offset="1" stop-color="#1d110a" stop-opacity="0"/></radialGradient>
</defs>`;

/** The picture at its full size, raw. */
export async function paint({ width, height, backdrop, things, shadows }: Composition) {
  const drawn = await Promise.all(things.map((thing, index) => draw(thing, `p${index}`, shadows)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${definitions}${backdrop}${drawn.map((one) => one.svg).join('')}</svg>`;
  return sharp(Buffer.from(svg))
    .composite(drawn.flatMap(({ layers }) => layers))
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Writes a picture in all widths below the folder. */
export async function renderPicture(folder: string, composition: Composition): Promise<void> {
  const { data, info } = await paint(composition);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await mkdir(dirname(join(folder, composition.name)), { recursive: true });
  for (const width of PICTURE_WIDTHS) {
    await sharp(data, { raw })
      .resize(width)
      .webp({ quality: QUALITY, effort: EFFORT })
      .toFile(join(folder, `${composition.name}-${width}.webp`));
  }
}
