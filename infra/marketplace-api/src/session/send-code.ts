import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Language } from '../texts/translate.ts';
import { requestCode, type CodePurpose, type CodeRecipient } from './code.ts';
import { requesterOf } from './requester.ts';

/**
 * Sends a code, and answers with what it is found by. It answers alike, and as soon, whether an account has the recipient or not:
 * who has one is nobody's business. @throws Problem 429
 */
export async function sendCode(
  context: Context,
  { recipient, purpose }: { recipient: CodeRecipient; purpose: CodePurpose },
  language: Language,
  request: FastifyRequest,
): Promise<string> {
  const requester = requesterOf(request, context);
  const { code, requestId, isSent } = await requestCode(context, { recipient, purpose, requester, language });
  if (isSent) context.showCode({ recipient: recipient.value, code, purpose });
  return requestId;
}
