import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { PICTURE_WIDTHS } from '@souk/contracts';
import sharp from 'sharp';
import { compositions } from './compositions.ts';
import { drawPictures } from './fill-media.ts';

for (const detail of ['full', 'draft'] as const)
  it(`draws pictures in every width (${detail}), and only those that are missing or changed`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'souk-pictures-'));
    try {
      const few = compositions().filter(({ name }) =>
        ['items/lentil-soup', 'items/milk', 'modules/food-icon', 'logos/sushi-1-1'].includes(name),
      );
      assert.equal(few.length, 4);
      assert.equal(await drawPictures(folder, few, { detail }), 4);
      for (const { name } of few)
        for (const width of PICTURE_WIDTHS) {
          const { format, width: drawn } = await sharp(join(folder, `${name}-${width}.webp`)).metadata();
          assert.deepEqual([format, drawn], ['webp', width]);
        }
      assert.ok((await stat(join(folder, 'items/milk-480.webp'))).size < 40_000);
      assert.equal(await drawPictures(folder, few, { detail }), 0);
      const changed = few.map((composition, index) =>
        index === 0 ? { ...composition, shadows: !composition.shadows } : composition,
      );
      await rm(join(folder, 'items/milk-960.webp'));
      assert.equal(await drawPictures(folder, changed, { detail }), 2);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

it('draws a draft again in full', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-pictures-'));
  try {
    const few = compositions().filter(({ name }) => name === 'items/milk');
    await drawPictures(folder, few, { detail: 'draft' });
    assert.equal(await drawPictures(folder, few), 1);
  } finally {
    await rm(folder, { recursive: true });
  }
});
