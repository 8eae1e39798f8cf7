import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { BASIC_LETTERS, WEIGHTS } from '../src/fonts/letters.ts';

type Script = keyof typeof BASIC_LETTERS;

export const SCRIPTS = Object.keys(BASIC_LETTERS) as Script[];

/** Every character of a `unicode-range`. */
function charactersOf(range: string): string {
  const characters = range.split(', ').flatMap((part) => {
    const [first = NaN, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return characters.join('');
}

/** The file of a script's basic letters. @param root the package's folder */
export const basicFile = (script: Script, root: string) =>
  join(root, `src/fonts/rubik-${script}-basic.woff2`);

/** Rubik with the basic letters of a script and Souk's weights alone, as WOFF2. @param root the package's folder */
export function basicFont(script: Script, root: string): Promise<Buffer> {
  const { resolve } = createRequire(join(root, 'package.json'));
  const whole = readFileSync(resolve(`@fontsource-variable/rubik/files/rubik-${script}-wght-normal.woff2`));
  return subsetFont(whole, charactersOf(BASIC_LETTERS[script]), {
    targetFormat: 'woff2',
    variationAxes: { wght: { ...WEIGHTS, default: WEIGHTS.min } },
  });
}
