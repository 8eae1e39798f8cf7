import { PREVIEW_PARAM } from '@souk/contracts';
import type { DiscoveryDocument, InlinedDocument, PreviewAnswer } from '@souk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FindPreview } from './find-preview.ts';

const COOKIE = 'souk_preview';

const cookie = (request: FastifyRequest, value: string, seconds: number) =>
  `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;

/** Ends the preview of this visitor. */
export const endPreview = (request: FastifyRequest, reply: FastifyReply) =>
  reply.header('set-cookie', cookie(request, '', 0));

/**
 * The document that a page gets: with the candidates that its visitor came to see, by a link or by the cookie that remembers
 * one, or as it is live.
 */
export async function previewing(
  document: DiscoveryDocument,
  { request, reply, url, cookies }: PageRequest,
  find: FindPreview,
): Promise<InlinedDocument> {
  const token = url.searchParams.get(PREVIEW_PARAM) ?? cookies.get(COOKIE);
  if (!token) return document;
  reply.header('cache-control', 'no-store');
  const preview = await find(token);
  if (!preview) {
    endPreview(request, reply);
    return { ...document, previewRefused: true };
  }
  const secondsLeft = Math.ceil((Date.parse(preview.expiresAt) - Date.now()) / 1000);
  if (token !== cookies.get(COOKIE)) reply.header('set-cookie', cookie(request, token, secondsLeft));
  return inPlace(document, preview, secondsLeft);
}

interface PageRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  url: URL;
  cookies: ReadonlyMap<string, string>;
}

function inPlace(
  document: DiscoveryDocument,
  { releases }: PreviewAnswer,
  secondsLeft: number,
): InlinedDocument {
  const candidates = releases.map(({ remote, release }) => [
    remote,
    [{ ...release, deployment: { traffic: 100, default: true } }],
  ]);
  return {
    ...document,
    microFrontends: { ...document.microFrontends, ...Object.fromEntries(candidates) },
    preview: {
      releases: releases.map(({ remote, version, origin }) => ({
        remote,
        version,
        ...(origin && { origin }),
      })),
      secondsLeft,
    },
  };
}
