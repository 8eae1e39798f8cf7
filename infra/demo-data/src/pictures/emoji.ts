import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

function fileOf(emoji: string): string {
  const code = [...emoji].map((char) => char.codePointAt(0)?.toString(16)).join('-');
  const found = [code, code.replace(/-fe0f$/, ''), `${code}-fe0f`]
    .map((name) => join(folder, `${name}.webp`))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`No picture of ${emoji} exists in ${folder}. Use another emoji.`);
  return found;
}

/** An emoji cropped to its visible part. */
export interface CutEmoji {
  png: Buffer;
  width: number;
  height: number;
}

const cuts = new Map<string, Promise<CutEmoji>>();

async function cut(emoji: string): Promise<CutEmoji> {
  const { data, info } = await sharp(fileOf(emoji))
    .trim({ threshold: 8 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

export function cutEmoji(emoji: string): Promise<CutEmoji> {
  const found = cuts.get(emoji) ?? cut(emoji);
  cuts.set(emoji, found);
  return found;
}
