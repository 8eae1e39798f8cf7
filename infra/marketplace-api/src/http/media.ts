import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Makes a file of the folder, unless it is there; does nothing for files that it does not know. */
export type PrepareMedia = (file: string) => Promise<void>;

interface MediaOptions {
  directory: string;
  prepare?: PrepareMedia;
  /** How long a request waits for its file to be made, in milliseconds. */
  maxWaitMs?: number;
}

const MAX_WAIT_MS = 20_000;
const RETRY_AFTER_SECONDS = 5;

const refuse = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
const notThere = (reply: FastifyReply) => void refuse(reply, 404, 'Not found');

/** Pictures, videos and the city's map. A file may be replaced under the same name, so browsers revalidate it after a day. No listing; errors are plain text and not cached. */
export async function media(
  app: FastifyInstance,
  { directory, prepare, maxWaitMs = MAX_WAIT_MS }: MediaOptions,
): Promise<void> {
  mkdirSync(directory, { recursive: true });
  app.setNotFoundHandler((_request, reply) => notThere(reply));
  app.setErrorHandler((_error, _request, reply) => notThere(reply));
  if (prepare)
    app.addHook<{ Params: { '*'?: string } }>('preHandler', async ({ params }, reply) => {
      const timer = new AbortController();
      const isReady = await Promise.race([
        prepare(params['*'] ?? '').then(() => true),
        setTimeout(maxWaitMs, false, { signal: timer.signal }),
      ]).finally(() => timer.abort());
      if (isReady) return;
      return refuse(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, 'Not ready yet');
    });
  await app.register(fastifyStatic, {
    root: resolve(directory),
    index: false,
    dotfiles: 'ignore',
    maxAge: '1d',
    decorateReply: false,
    schemaHide: true,
  });
}
