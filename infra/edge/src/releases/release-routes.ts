import { RELEASE_FILE_POLICY, SERVER_FILE } from '@souk/contracts';
import { takesBrotli } from '@souk/http-server';
import { StoreUnavailableError } from '@souk/object-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainText } from '../plain-text.ts';
import { contentTypeOf } from './content-types.ts';
import { DamagedFileError } from './damaged-file.ts';
import type { ReleaseFiles } from './release-files.ts';

interface Params {
  remote: string;
  version: string;
  '*': string;
}

type FileRequest = FastifyRequest<{ Params: Params }>;

/** The files of releases: they never change, so browsers cache them for a year. Errors are not cached. */
export function releaseRoutes(app: FastifyInstance, files: ReleaseFiles): void {
  app.get<{ Params: Params }>('/releases/:remote/:version/*', async (request, reply) => {
    try {
      return await sendFile(request, reply, files);
    } catch (error) {
      if (error instanceof DamagedFileError) {
        request.log.error(`${error.message}. Publish the same build again to repair the store`);
        return plainText(reply, 502, 'Bad gateway: this file of the release is damaged');
      }
      if (!(error instanceof StoreUnavailableError)) throw error;
      request.log.warn(error);
      return plainText(reply, 503, 'Service unavailable: the release store does not respond');
    }
  });
  app.get('/releases/*', (_request, reply) => plainText(reply, 404, 'Not found'));
}

async function sendFile(
  request: FileRequest,
  reply: FastifyReply,
  files: ReleaseFiles,
): Promise<FastifyReply> {
  const { remote, version, '*': path } = request.params;
  // It is for edges alone: a browser has no use for it, and others have no business with it.
  const file = path === SERVER_FILE ? null : await files.find(remote, version, path);
  if (!file) return plainText(reply, 404, 'Not found');
  const brotli = file.compressed !== undefined && takesBrotli(request);
  const etag = `"${file.integrity}${brotli ? '-br' : ''}"`;
  const known = request.headers['if-none-match'] === etag;
  const opened = known ? null : await files.open(file, brotli);
  if (!known && !opened) {
    request.log.warn(
      `${path} of ${remote} ${version} is missing. Publish the same build again to repair the store`,
    );
    return plainText(reply, 404, 'Not found: this file of the release is missing');
  }
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-security-policy', RELEASE_FILE_POLICY)
    .type(contentTypeOf(path));
  if (file.compressed !== undefined) reply.header('vary', 'Accept-Encoding');
  if (!opened) return reply.code(304).send();
  if (brotli) reply.header('content-encoding', 'br');
  return reply.header('content-length', opened.size).send(opened.content);
}
