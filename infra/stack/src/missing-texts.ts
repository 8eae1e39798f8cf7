import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareBundles } from '@souk/i18n/bundles';

type Bundle = Parameters<typeof compareBundles>[0];

/** A file of texts that is no JSON; the message says where. */
class WrongTexts extends Error {}

/**
 * What is wrong with the texts of a package, a line each: keys that one language lacks, and files that are no JSON, by line and
 * column. A key that neither language has is a type error.
 */
export function findMissingTexts(directory: string): string[] {
  const folders = readdirSync(join(directory, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])texts[\\/]en\.json$/.test(path))
    .map((path) => join('src', dirname(path)))
    .sort();
  return folders.flatMap((folder) => {
    try {
      const read = (language: string) => readBundle(directory, join(folder, `${language}.json`));
      return compareBundles(read('en'), read('ar')).map((problem) => `${folder}: ${problem}`);
    } catch (error) {
      if (error instanceof WrongTexts) return [error.message];
      throw error;
    }
  });
}

function readBundle(directory: string, file: string): Bundle {
  const path = join(directory, file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new WrongTexts(`${file} is missing`);
  }
  try {
    return JSON.parse(text) as Bundle;
  } catch (error) {
    const before = text.slice(0, firstWrongCharacter(text)).split('\n');
    const place = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
    throw new WrongTexts(`${file}:${place} is no JSON: ${(error as SyntaxError).message}`);
  }
}

/** Where a text stops being the beginning of any JSON; Node names the position in some of its messages only. */
function firstWrongCharacter(text: string): number {
  for (let end = 1; end <= text.length; end += 1)
    try {
      JSON.parse(text.slice(0, end));
    } catch (error) {
      const { message } = error as SyntaxError;
      const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
      if (!message.includes('end of JSON') && position < end) return end - 1;
    }
  return text.length;
}
