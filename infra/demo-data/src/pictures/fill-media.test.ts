import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { PICTURE_WIDTHS, WIDE_PICTURE_WIDTH } from '@souk/contracts';
import sharp from 'sharp';
import { products } from '../catalogue/products.ts';
import { compositions } from './compositions.ts';
import { drawPictures } from './fill-media.ts';
import { itemPictures } from './item-pictures.ts';

for (const detail of ['full', 'draft'] as const)
  it(`draws pictures in every width (${detail}), and only those that are missing or changed`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'souk-pictures-'));
    try {
      const few = compositions().filter(({ name }) =>
        ['items/lentil-soup', 'items/milk', 'modules/food-icon', 'logos/kumo-sushi'].includes(name),
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

it('draws a picture that is shown large in one more width', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-pictures-'));
  try {
    const few = compositions().filter(({ name }) => ['heroes/food', 'banners/food-pizza'].includes(name));
    assert.equal(await drawPictures(folder, few, { detail: 'draft' }), 2);
    for (const { name } of few) {
      const { width } = await sharp(join(folder, `${name}-${WIDE_PICTURE_WIDTH}.webp`)).metadata();
      assert.equal(width, WIDE_PICTURE_WIDTH);
    }
    await rm(join(folder, `heroes/food-${WIDE_PICTURE_WIDTH}.webp`));
    assert.equal(await drawPictures(folder, few, { detail: 'draft' }), 1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('draws no two pictures alike', () => {
  const drawn = compositions().map(({ things, backdrop }) => JSON.stringify([things, backdrop]));
  assert.equal(new Set(drawn).size, drawn.length);
});

it('gives different products different pictures', () => {
  const shown = new Map<string, string>();
  for (const { name, picture } of products) {
    assert.equal(shown.get(picture), undefined, `${name.en} looks like ${shown.get(picture)}`);
    shown.set(picture, name.en);
  }
  const things = itemPictures().map((composition) => JSON.stringify(composition.things));
  assert.equal(new Set(things).size, things.length);
});
