import assert from 'node:assert/strict';
import { it } from 'node:test';
import { drawPictures } from './draw-pictures.ts';

it('shows how many pictures are drawn, the remaining time, and when all are drawn', async () => {
  const lines: string[] = [];
  let now = 0;
  const drawAll = async (onProgress?: (done: number, total: number) => void) => {
    for (const [seconds, done] of [
      [1, 10],
      [2, 20],
      [21, 200],
      [40, 400],
    ] as const) {
      now = seconds * 1000;
      onProgress?.(done, 400);
    }
  };
  await drawPictures(
    { drawAll },
    (line) => lines.push(line),
    () => now,
  );
  assert.deepEqual(lines, [
    'Pictures: 10 of 400 are drawn, the rest while you look around.',
    'Pictures: 200 of 400 are drawn, about 25 s left.',
    'Pictures: all 400 are drawn.',
  ]);
});

it('shows nothing where all pictures are drawn, or there are none', async () => {
  const lines: string[] = [];
  await drawPictures({ drawAll: async () => {} }, (line) => lines.push(line));
  await drawPictures(null, (line) => lines.push(line));
  assert.deepEqual(lines, []);
});

it('shows why pictures could not be drawn', async () => {
  const lines: string[] = [];
  await drawPictures({ drawAll: () => Promise.reject(new Error('No space left')) }, (line) =>
    lines.push(line),
  );
  assert.deepEqual(lines, ['Pictures: drawing failed: No space left. The next start draws the rest.']);
});
