import { HEADERS } from '@souk/contracts';
import type { ForwardRefusal } from '@souk/http-server';
import type { FastifyReply } from 'fastify';
import { pageLanguage } from '../texts/texts.ts';
import type { PageTexts } from '../texts/texts.ts';

/** The codes are those of the API, where it has them. */
const REFUSALS = {
  400: { code: 'bad', text: 'badRequest' },
  408: { code: 'too_slow', text: 'tooSlow' },
  413: { code: 'too_large', text: 'tooLarge' },
  429: { code: 'too_many', text: 'tooMany' },
  502: { code: 'upstream', text: 'upstreamDown' },
  503: { code: 'busy', text: 'tooBusy' },
} as const satisfies Record<ForwardRefusal | 429, { code: string; text: keyof PageTexts }>;

/** Refuses a call as the API does (API-8), in the client's language. */
export function refuseCall(reply: FastifyReply, status: keyof typeof REFUSALS): FastifyReply {
  const { code, text } = REFUSALS[status];
  const language = String(reply.request.headers[HEADERS.language.toLowerCase()] ?? '');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ errors: [{ code, message: pageLanguage(language).texts[text] }] });
}
