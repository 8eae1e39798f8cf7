/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basicFile, basicFont } from '../../scripts/basic-font.ts';

const ROOT = join(__dirname, '../..');

it.each(['latin', 'arabic'] as const)('has the %s file that `npm run fonts` writes', async (script) => {
  const written = readFileSync(basicFile(script, ROOT));
  expect((await basicFont(script, ROOT)).equals(written)).toBe(true);
});
