import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { DecodeReply, DecodeRequest } from './decode-messages.ts';

// Untrusted pictures are decoded in a process of their own: it can be killed at any time and holds no secrets.

/** Longest side that is stored, enough to read a prescription. */
const MAX_SIDE_PIXELS = 2000;
const MEMORY_CHECK_MS = 20;
const LOADERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer'];
/** Formats whose decoders hold the whole picture; baseline JPEG and plain PNG are read line by line. */
const HELD_FORMATS = new Set(['webp', 'gif', 'heif']);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
sharp.concurrency(1);
sharp.cache(false);
// Requests of customers take precedence over decoding.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const maxMemoryBytes = Number(process.argv[2]);
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.exit(1);
}, MEMORY_CHECK_MS);

async function measure(bytes: Uint8Array): Promise<DecodeReply> {
  const { format, width, height, isProgressive } = await sharp(bytes, {
    limitInputPixels: false,
    pages: 1,
  }).metadata();
  return { pixels: width * height, isHeld: isProgressive || HELD_FORMATS.has(format) };
}

/** Re-encodes the picture upright as WebP, without metadata such as position and device. */
async function decode(bytes: Uint8Array, maxPixels: number): Promise<DecodeReply> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return {
    content: data,
    width: info.width,
    height: info.height,
    memoryBytes: process.memoryUsage.rss(),
  };
}

const reply = (message: DecodeReply) => process.send?.(message);

process.on('message', (request: DecodeRequest) => {
  const work = request.task === 'measure' ? measure(request.bytes) : decode(request.bytes, request.maxPixels);
  work.then(reply, () => reply({ refused: true }));
});
process.on('disconnect', () => process.exit());
reply({ ready: true });
