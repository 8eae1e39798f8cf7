import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildEdge } from './app.ts';
import type { EdgeOptions } from './edge-options.ts';
import { openDiscoveryDocumentStore } from './discovery/document-store.ts';
import { createFreshness } from './discovery/freshness.ts';
import { signatureCheck } from './discovery/verify-signed.ts';

export interface RunningEdge {
  url: string;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const LOCAL: ReadonlySet<string> = new Set(['localhost', LOOPBACK]);

/** How long the start waits for the registry before it serves the stored document. */
const FIRST_DOCUMENT_MS = 5_000;

/** Starts the edge: the page, the discovery document, the files of releases, and the way to the API. */
export async function startEdge(options: EdgeOptions): Promise<RunningEdge> {
  const { channel = 'production', cacheDir, registryKey, host = LOOPBACK, development } = options;
  if (development && !(host === LOOPBACK && LOCAL.has(new URL(development.origin).hostname)))
    throw new Error('A working tree can only be served on this machine. Listen on the loopback address.');
  const check = signatureCheck(registryKey);
  const file = join(cacheDir, `discovery-${channel}.json`);
  const documents = await openDiscoveryDocumentStore(file, channel, check, createFreshness(options.clock));
  const { app, firstAttempt } = await buildEdge(options, documents, check);
  try {
    await Promise.race([firstAttempt, pause(FIRST_DOCUMENT_MS, null, { ref: false })]);
    const url = await app.listen({ host, port: options.port });
    return {
      url,
      close: async () => {
        await app.close();
        await documents.saved();
      },
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}
