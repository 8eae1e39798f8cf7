import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { media, type PrepareMedia } from './media.ts';

async function getPicture(prepare: (folder: string) => PrepareMedia, maxWaitMs?: number) {
  const directory = await mkdtemp(join(tmpdir(), 'souk-media-'));
  const app = Fastify();
  try {
    await app.register(media, { prefix: '/media', directory, prepare: prepare(directory), maxWaitMs });
    const { statusCode, headers, body } = await app.inject('/media/milk-480.webp');
    return {
      status: statusCode,
      caching: headers['cache-control'],
      retryAfter: headers['retry-after'],
      body,
    };
  } finally {
    await app.close();
    await rm(directory, { recursive: true });
  }
}

describe('a request for a picture that is not drawn yet', () => {
  it('gets the picture as soon as it is drawn', async () => {
    const answer = await getPicture((folder) => async (file) => {
      assert.equal(file, 'milk-480.webp');
      await writeFile(join(folder, file), 'picture');
    });
    assert.deepEqual([answer.status, answer.body], [200, 'picture']);
    assert.equal(answer.caching, 'public, max-age=86400');
  });

  it('is asked to try again where drawing takes long, and the answer is not cached', async () => {
    const answer = await getPicture(() => () => new Promise(() => {}), 50);
    assert.deepEqual([answer.status, answer.caching, answer.retryAfter], [503, 'no-store', '5']);
  });

  it('fails where the picture cannot be drawn, and the answer is not cached', async () => {
    const answer = await getPicture(() => () => Promise.reject(new Error('The disk is full.')));
    assert.deepEqual([answer.status, answer.caching], [404, 'no-store']);
  });
});
