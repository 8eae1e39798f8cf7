import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge } from '@souk/edge';
import { askRegistry, publishSmall } from '../fixtures/small-release.ts';
import { edgeAccess, stackUnderTest } from '../fixtures/stack-under-test.ts';

/** What is live for everybody, in a channel of a test's own, with a storefront that hands it out. */
export interface FollowedChannel {
  channel: string;
  /** The storefront that follows the channel. */
  url: string;
  /** A release of food that is published and live nowhere. */
  next: string;
  close(): Promise<void>;
}

export async function openFollowedChannel(): Promise<FollowedChannel> {
  const channel = `test-${randomBytes(5).toString('hex')}`;
  await askRegistry(`channels/${channel}/set-promotions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: 'production', holdback: 0 }),
  });
  const next = `3.0.0-test.${Date.now()}`;
  await publishSmall('food', next);
  const { url: apiUrl, registryUrl, releases } = stackUnderTest();
  const cacheDir = await mkdtemp(join(tmpdir(), 'souk-followed-'));
  const edge = await startEdge({
    ...edgeAccess(),
    channel,
    port: 0,
    registryUrl,
    apiUrl,
    storeDir: releases,
    cacheDir,
  });
  return {
    channel,
    url: `http://localhost:${new URL(edge.url).port}`,
    next,
    async close() {
      await edge.close();
      await rm(cacheDir, { recursive: true });
    },
  };
}
