import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const notThere = (reply: FastifyReply) =>
  void reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found');

/** Pictures, videos and the city's map. A file may be replaced under the same name, so browsers revalidate it after a day. No listing; errors are plain text and not cached. */
export async function media(app: FastifyInstance, { directory }: { directory: string }): Promise<void> {
  mkdirSync(directory, { recursive: true });
  app.setNotFoundHandler((_request, reply) => notThere(reply));
  app.setErrorHandler((_error, _request, reply) => notThere(reply));
  await app.register(fastifyStatic, {
    root: resolve(directory),
    index: false,
    dotfiles: 'ignore',
    maxAge: '1d',
    decorateReply: false,
    schemaHide: true,
  });
}
