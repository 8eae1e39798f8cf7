import { RELEASE_FILE_POLICY, SERVER_FILE } from '@souk/contracts';
import { acceptsEncoding } from '@souk/http-server';
import { StoreUnavailableError } from '@souk/object-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainText } from '../plain-text.ts';
import { contentTypeOf } from './content-types.ts';
import { DamagedFileError } from './damaged-file.ts';
import { createDeltas, dictionaryHeader } from './deltas.ts';
import type { Deltas } from './deltas.ts';
import type { FoundFile, OpenedFile, ReleaseFiles } from './release-files.ts';

interface Params {
  remote: string;
  version: string;
  '*': string;
}

type FileRequest = FastifyRequest<{ Params: Params }>;

/** The files of releases: they never change, so browsers cache them for a year. Errors are not cached. */
export function releaseRoutes(app: FastifyInstance, files: ReleaseFiles): void {
  const deltas = createDeltas(files);
  app.get<{ Params: Params }>('/releases/:remote/:version/*', async (request, reply) => {
    try {
      return await sendFile(request, reply, files, deltas);
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
  deltas: Deltas,
): Promise<FastifyReply> {
  const { remote, version, '*': path } = request.params;
  // It is for edges alone: a browser has no use for it, and others have no business with it.
  const file = path === SERVER_FILE ? null : await files.find(remote, version, path);
  if (!file) return plainText(reply, 404, 'Not found');
  const body = await bodyOf(file, request, { files, deltas });
  const etag = `"${file.integrity}${body.encoding ? `-${body.encoding}` : ''}"`;
  const known = request.headers['if-none-match'] === etag;
  const opened = known ? null : await body.open();
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
  if (file.compressed !== undefined) {
    const dictionary = dictionaryHeader(file);
    if (dictionary) reply.header('use-as-dictionary', dictionary);
    reply.header('vary', dictionary ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding');
  }
  if (!opened) return reply.code(304).send();
  if (body.encoding) reply.header('content-encoding', body.encoding);
  return reply.header('content-length', opened.size).send(opened.content);
}

interface Body {
  encoding: 'dcz' | 'br' | null;
  open(): Promise<OpenedFile | null>;
}

/** The smallest that the browser accepts. */
async function bodyOf(
  file: FoundFile,
  request: FastifyRequest,
  { files, deltas }: { files: ReleaseFiles; deltas: Deltas },
): Promise<Body> {
  if (file.compressed === undefined) return { encoding: null, open: () => files.open(file, false) };
  const delta = await deltas.find(file, request);
  if (delta) return { encoding: 'dcz', open: async () => ({ size: delta.length, content: delta }) };
  const brotli = acceptsEncoding(request, 'br');
  return { encoding: brotli ? 'br' : null, open: () => files.open(file, brotli) };
}
