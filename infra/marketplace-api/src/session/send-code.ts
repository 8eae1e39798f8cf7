import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Language } from '../texts/translate.ts';
import type { CodePurpose } from './code-purpose.ts';
import { requestCode, type CodeRecipient } from './code.ts';
import { requesterOf } from './requester.ts';

/**
 * Sends a code, and returns its request id. The response and its time are the same whether an account has the recipient or not,
 * so that they do not reveal it. @throws Problem 429
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
