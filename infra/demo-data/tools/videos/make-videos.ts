/**
 * Makes the clips in infra/demo-data/video from moving compositions. Run by hand, with ffmpeg installed:
 * `node --import tsx infra/demo-data/tools/videos/make-videos.ts`
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { parseThings } from '../../src/pictures/composition.ts';
import type { PlacedThing } from '../../src/pictures/composition.ts';
import { paint } from '../../src/pictures/paint.ts';
import { room } from '../../src/pictures/scenes.ts';

const SECONDS = 5;
const RATE = 24;
const DRAWN = { width: 960, height: 540 };
const SHOWN = { width: 640, height: 360 };

interface Clip {
  name: string;
  colour: string;
  /** The things at a moment from 0 to 1; the clip loops. */
  at: (moment: number) => PlacedThing[];
}

const wave = (moment: number, turns = 1, shift = 0) => Math.sin((moment * turns + shift) * 2 * Math.PI);

/** Things that bob on a counter, one after the other. */
const counter = (things: string) => (moment: number) => {
  const list = parseThings(things);
  return list.map((thing, index) => ({
    thing,
    x: 150 + (index * 660) / (list.length - 1),
    ground: 470 - 26 * Math.max(0, wave(moment, 3, -index / list.length)),
    size: 210 + 8 * wave(moment, 1, index / list.length),
  }));
};

/** A rider crosses the city with a parcel, past houses. */
const journey = (moment: number): PlacedThing[] => {
  const houses = parseThings('🏠 🌴 🏢 🌳 🏪 🌴');
  const passing = houses.map((thing, index) => {
    const travelled = (index / houses.length + moment) % 1;
    return { thing, x: travelled * 1500 - 270, ground: 405, size: 190 };
  });
  const [pin, parcel, rider] = parseThings('📍 📦 🛵');
  const bump = 4 * wave(moment, 10);
  return [
    ...passing,
    ...(parcel ? [{ thing: parcel, x: 560, ground: 390 + bump, size: 92 }] : []),
    ...(rider ? [{ thing: rider, x: 480, ground: 490 + bump, size: 230 }] : []),
    ...(pin ? [{ thing: pin, x: 800, ground: 300 - 18 * Math.abs(wave(moment, 3)), size: 110 }] : []),
  ].filter(({ x }) => x > -190 && x < 1150);
};

const clips: Clip[] = [
  { name: 'kitchen', colour: '#d9774a', at: counter('🍅 🍕 🧀 🌿') },
  { name: 'market', colour: '#6bb06f', at: counter('🍎 🥖 🥦 🥛') },
  { name: 'gadgets', colour: '#5a6fa8', at: counter('🎧 💻 🎮 📷') },
  { name: 'parcel-journey', colour: '#5a95d0', at: journey },
];

/** Things that overlap the frame's edge are drawn on a wider frame and cropped. */
const OVERHANG = 200;

async function frame({ name, colour, at }: Clip, moment: number): Promise<Buffer> {
  const wide = { width: DRAWN.width + 2 * OVERHANG, height: DRAWN.height };
  const { data, info } = await paint({
    name,
    ...wide,
    backdrop: room(name, colour, wide.width, wide.height, 0.7),
    things: at(moment).map((placed) => ({ ...placed, x: placed.x + OVERHANG })),
    shadows: true,
  });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extract({ left: OVERHANG, top: 0, ...DRAWN })
    .resize(SHOWN.width)
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function make(clip: Clip): Promise<void> {
  const target = fileURLToPath(new URL(`../../video/${clip.name}.webm`, import.meta.url));
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${SHOWN.width}x${SHOWN.height}`,
    '-r',
    String(RATE),
    '-i',
    '-',
  ];
  const output = [
    '-c:v',
    'libvpx-vp9',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    '0',
    '-crf',
    '36',
    '-row-mt',
    '1',
    '-an',
    '-y',
    target,
  ];
  const encoder = spawn('ffmpeg', ['-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    encoder.once('error', reject);
    encoder.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg exited with ${code}`)),
    );
  });
  for (let index = 0; index < SECONDS * RATE; index += 1) {
    const drawn = await frame(clip, index / (SECONDS * RATE));
    if (!encoder.stdin.write(drawn)) await new Promise((resolve) => encoder.stdin.once('drain', resolve));
  }
  encoder.stdin.end();
  await ended;
}

for (const clip of clips) await make(clip);
