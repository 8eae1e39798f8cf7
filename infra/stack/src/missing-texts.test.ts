import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { findMissingTexts } from './missing-texts.ts';

describe('missing texts of a package under development', () => {
  let directory: string;
  const write = (language: string, text: string) =>
    writeFile(join(directory, `src/home/texts/${language}.json`), text);
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'souk-texts-'));
    await mkdir(join(directory, 'src/home/texts'), { recursive: true });
  });
  beforeEach(async () => {
    await write('en', '{\n  "hero": { "title": "Hungry?" }\n}');
    await write('ar', '{ "hero": { "title": "جائع؟" } }');
  });
  after(() => rm(directory, { recursive: true, force: true }));

  it('are not reported where both languages have the same', () => {
    assert.deepEqual(findMissingTexts(directory), []);
  });

  it('are reported by folder and key where one language lacks them', async () => {
    await write('ar', '{ "hero": {} }');
    assert.deepEqual(findMissingTexts(directory), ['src/home/texts: ar lacks "hero.title"']);
    await rm(join(directory, 'src/home/texts/ar.json'));
    assert.deepEqual(findMissingTexts(directory), ['src/home/texts/ar.json is missing']);
  });

  it('are reported by file, line and column where the JSON is invalid', async () => {
    await write('en', '{\n  "hero": { "title": Hungry }\n}');
    assert.match(findMissingTexts(directory)[0] ?? '', /^src\/home\/texts\/en\.json:2:22 is no JSON: /);
    await write('en', '{\n  "hero": {');
    assert.match(findMissingTexts(directory)[0] ?? '', /^src\/home\/texts\/en\.json:2:12 is no JSON: /);
  });
});
