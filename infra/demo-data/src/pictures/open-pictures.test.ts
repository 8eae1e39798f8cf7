import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { PICTURE_WIDTHS, WIDE_PICTURE_WIDTH } from '@souk/contracts';
import sharp from 'sharp';
import { products } from '../catalogue/products.ts';
import { compositions } from './compositions.ts';
import type { Composition } from './composition.ts';
import { itemPictures } from './item-pictures.ts';
import { openPictures } from './open-pictures.ts';
import type { Detail } from './render.ts';

/** Draws what is missing, and returns how many pictures that were. */
async function drawPictures(folder: string, all: readonly Composition[], detail?: Detail): Promise<number> {
  const pictures = await openPictures(folder, all, detail);
  let drawn = 0;
  await pictures.drawAll(() => (drawn += 1));
  await pictures.close();
  return drawn;
}

for (const detail of ['full', 'draft'] as const)
  it(`draws pictures in every width (${detail}), and only those that are missing or changed`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'souk-pictures-'));
    try {
      const few = compositions().filter(({ name }) =>
        ['items/lentil-soup', 'items/milk', 'modules/food-icon', 'logos/kumo-sushi'].includes(name),
      );
      assert.equal(few.length, 4);
      assert.equal(await drawPictures(folder, few, detail), 4);
      for (const { name } of few)
        for (const width of PICTURE_WIDTHS) {
          const { format, width: drawn } = await sharp(join(folder, `${name}-${width}.webp`)).metadata();
          assert.deepEqual([format, drawn], ['webp', width]);
        }
      assert.ok((await stat(join(folder, 'items/milk-480.webp'))).size < 40_000);
      assert.equal(await drawPictures(folder, few, detail), 0);
      const changed = few.map((composition, index) =>
        index === 0 ? { ...composition, shadows: !composition.shadows } : composition,
      );
      await rm(join(folder, 'items/milk-960.webp'));
      assert.equal(await drawPictures(folder, changed, detail), 2);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

it('draws a draft again in full', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-pictures-'));
  try {
    const few = compositions().filter(({ name }) => name === 'items/milk');
    await drawPictures(folder, few, 'draft');
    assert.equal(await drawPictures(folder, few), 1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('draws a picture that is shown large in one more width', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-pictures-'));
  try {
    const few = compositions().filter(({ name }) => ['heroes/food', 'banners/food-pizza'].includes(name));
    assert.equal(await drawPictures(folder, few, 'draft'), 2);
    for (const { name } of few) {
      const { width } = await sharp(join(folder, `${name}-${WIDE_PICTURE_WIDTH}.webp`)).metadata();
      assert.equal(width, WIDE_PICTURE_WIDTH);
    }
    await rm(join(folder, `heroes/food-${WIDE_PICTURE_WIDTH}.webp`));
    assert.equal(await drawPictures(folder, few, 'draft'), 1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function withFew(run: (folder: string, few: Composition[]) => Promise<void>, count = 9): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-pictures-'));
  try {
    await run(folder, itemPictures().slice(0, count));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const drawnIn = async (folder: string) => {
  const files = await readdir(join(folder, 'items')).catch(() => []);
  return files.filter((file) => file.endsWith('-480.webp')).map((file) => `items/${file}`);
};

it('draws a picture that is requested before all others, and only once', () =>
  withFew(async (folder, few) => {
    const pictures = await openPictures(folder, few, 'draft');
    const last = `${few.at(-1)?.name}-480.webp`;
    const order: string[] = [];
    const all = pictures.drawAll(() => order.push('another'));
    await Promise.all([pictures.draw(last), pictures.draw(last)]);
    assert.ok((await drawnIn(folder)).includes(last));
    assert.ok(order.length < few.length, `${order.length} pictures were drawn before the requested one`);
    await all;
    assert.equal(order.length, few.length);
    await pictures.close();
  }));

it('draws nothing else while a page waits for pictures', () =>
  withFew(async (folder, few) => {
    const pictures = await openPictures(folder, few, 'draft');
    let drawn = 0;
    const all = pictures.drawAll(() => (drawn += 1));
    const requested = few.slice(-12).map(({ name }) => `${name}-480.webp`);
    // As over three connections: each asks for the next one once it has the one before.
    const connections = [0, 1, 2].map(async (connection) => {
      for (const file of requested.filter((_, index) => index % 3 === connection)) await pictures.draw(file);
    });
    await Promise.all(connections);
    const others = drawn - requested.length;
    assert.ok(others <= 3, `${others} others were drawn, and only three can have been begun before`);
    await all;
    await pictures.close();
  }, 40));

it('has nothing to draw for a file that is no picture of the demo', () =>
  withFew(async (folder, few) => {
    const pictures = await openPictures(folder, few, 'draft');
    for (const file of ['city.geojson', 'items/none-480.webp', '../../etc/passwd', ''])
      await pictures.draw(file);
    assert.deepEqual(await drawnIn(folder), []);
  }));

it('goes on after an interruption where it was, and leaves no half picture', () =>
  withFew(async (folder, few) => {
    const pictures = await openPictures(folder, few, 'draft');
    let before = 0;
    await pictures.drawAll(() => {
      before += 1;
      if (before === 3) void pictures.close();
    });
    await pictures.close();
    assert.ok(before >= 3 && before < few.length, `${before} were drawn before the interruption`);
    assert.deepEqual(
      (await readdir(join(folder, 'items'))).filter((file) => !file.endsWith('.webp')),
      [],
    );
    assert.equal(await drawPictures(folder, few, 'draft'), few.length - before);
  }));

it('draws what customers see first at first', () => {
  const groups = compositions().map(({ name }) => name.split('/')[0] ?? '');
  const first = (group: string) => groups.indexOf(group);
  const order = ['modules', 'scenes', 'banners', 'covers', 'items'].map(first);
  assert.deepEqual(
    order,
    [...order].sort((a, b) => a - b),
  );
  assert.ok(!order.includes(-1));
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
