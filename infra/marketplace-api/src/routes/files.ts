import { fileCalls, privateFile } from '@souk/contracts/api';
import type { Context } from '../context.ts';
import { fileContent, storePicture } from '../files/file-store.ts';
import { isSigned, signedAddress } from '../files/signed-address.ts';
import { invalid, notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';

/** Private pictures: uploaded by their owner, downloaded by a signed address. */
export function fileRoutes(route: Route, context: Context): void {
  const { pool, now, limits, fileKey } = context;

  route(
    fileCalls.uploadFile,
    async ({ body, files, visitor, request }) => {
      const [bytes] = files;
      if (!bytes) throw invalid('file', 'invalid.missing');
      const stored = await storePicture(context, bytes, body.purpose, { visitor, address: request.ip });
      return { ...stored, full_url: signedAddress(fileKey, stored.id, now()) };
    },
    { limit: limits.upload },
  );

  route(privateFile, async ({ params, query, reply }) => {
    const content = isSigned(fileKey, { ...query, id: params.id }, now())
      ? await fileContent(pool, params.id)
      : null;
    if (!content) throw notFound('file');
    reply.headers({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=900',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return content;
  });
}
