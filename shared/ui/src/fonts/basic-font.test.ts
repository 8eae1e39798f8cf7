/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basicFile, basicFont, SCRIPTS } from '../../scripts/basic-font.ts';

const ROOT = join(__dirname, '../..');

it.each(SCRIPTS)('has the %s file that `npm run fonts` writes', async (script) => {
  const written = readFileSync(basicFile(script, ROOT));
  expect((await basicFont(script, ROOT)).equals(written)).toBe(true);
});
