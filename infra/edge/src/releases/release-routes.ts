import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { takesBrotli } from '../compressed.ts';
import { plainText } from '../plain-text.ts';
import { contentTypeOf } from './content-types.ts';
import type { ReleaseFiles } from './release-files.ts';

interface Params {
  remote: string;
  version: string;
  '*': string;
}

/** The files of releases: they never change, so browsers keep them for a year. Errors are kept by nobody. */
export function releaseRoutes(app: FastifyInstance, files: ReleaseFiles): void {
  app.get<{ Params: Params }>('/releases/:remote/:version/*', async (request, reply) => {
    const { remote, version, '*': path } = request.params;
    const file = await files.find(remote, version, path);
    if (!file) return plainText(reply, 404, 'No release holds such a file');
    const brotli = file.compressed !== undefined && takesBrotli(request);
    const handle = await open(brotli ? `${file.location}.br` : file.location).catch(() => null);
    if (!handle) return plainText(reply, 404, 'This file of the release is gone');
    const etag = `"${file.integrity}${brotli ? '-br' : ''}"`;
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('cross-origin-resource-policy', 'same-origin')
      // A picture that is opened on its own is a document; it gets to run nothing.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type(contentTypeOf(path));
    if (file.compressed !== undefined) reply.header('vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === etag) {
      await handle.close();
      return reply.code(304).send();
    }
    if (brotli) reply.header('content-encoding', 'br');
    reply.header('content-length', brotli ? file.compressed : file.size);
    return reply.send(handle.createReadStream());
  });
  app.get('/releases/*', (_request, reply) => plainText(reply, 404, 'No release holds such a file'));
}
