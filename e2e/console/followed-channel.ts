import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge } from '@souk/edge';
import { postToRegistry, publishSmall } from '../fixtures/small-release.ts';
import { edgeAccess, stackUnderTest } from '../fixtures/stack-under-test.ts';

/** What is live for everybody, but for food, in a channel of a test's own, with a storefront that hands it out. */
export interface FollowedChannel {
  channel: string;
  /** The storefront that follows the channel. */
  url: string;
  /** A release of food that is published and live nowhere. */
  next: string;
  close(): Promise<void>;
}

/** Copies what is live. Where a journey beside this one changes production meanwhile, the registry says to try again. */
async function copyProduction(channel: string): Promise<void> {
  for (;;)
    try {
      await postToRegistry(`channels/${channel}/set-promotions`, { from: 'production', holdback: 0 });
      return;
    } catch (error) {
      if (!String(error).includes('"code":"source-changed"')) throw error;
    }
}

export async function openFollowedChannel(): Promise<FollowedChannel> {
  const channel = `test-${randomBytes(5).toString('hex')}`;
  await copyProduction(channel);
  const [first, next] = [`3.0.0-test.${Date.now()}`, `3.1.0-test.${Date.now()}`];
  await publishSmall('food', first);
  await publishSmall('food', next);
  // Journeys about releases may have a broken one live in production while it is copied.
  await postToRegistry(`channels/${channel}/activations`, { remote: 'food', version: first, holdback: 0 });
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
