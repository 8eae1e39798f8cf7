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

/** Pictures, videos and the city's map. A name may get another picture one day, so browsers keep it for a day and then ask. No listing; what fails is plain text and not kept. */
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
