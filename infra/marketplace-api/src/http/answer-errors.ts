import type { ErrorBody } from '@souk/contracts/api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTextKey, translate, type Language, type TextKey } from '../texts/translate.ts';
import { formatWait } from '../texts/format-wait.ts';
import { isProblem } from './problem.ts';
import { InvalidRequest, type FieldError } from './schema-check.ts';
import { languageOf } from './request-context.ts';

const FRAMEWORK_TEXTS: Record<string, TextKey> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media_type',
};

/** Every error response has the same body (API-8), in the client's language. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    answer(reply, 404, [
      { code: 'not_found', message: translate(languageOf(request.headers), 'not_found.route') },
    ]);
  });
}

/** Sends an error of any kind; only errors that no request caused are a 500, and are logged. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const language = languageOf(request.headers);
  if (isProblem(error)) {
    const { text, values, retryAfter } = error.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return answer(reply, error.status, [
      { code: error.code, message: sentence(language, error.code, text, values) },
    ]);
  }
  if (error instanceof InvalidRequest) {
    return answer(
      reply,
      422,
      error.fieldErrors.map((fieldError) => wireError(language, fieldError)),
    );
  }
  const { statusCode: status = 500, code = '' } = error as FastifyError;
  if (status >= 400 && status < 500) {
    const text = FRAMEWORK_TEXTS[code] ?? 'request.bad';
    return answer(reply, status, [{ code: text.split('.')[1] ?? 'bad', message: translate(language, text) }]);
  }
  // A client that disconnected before the response is not an error.
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed) return void reply.hijack();
  request.log.error({ err: error });
  answer(reply, 500, [{ code: 'failed', message: translate(language, 'request.failed') }]);
}

function answer(reply: FastifyReply, status: number, errors: ErrorBody['errors']): void {
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ errors });
}

const wireError = (language: Language, { field, text, values }: FieldError) => ({
  code: field,
  message: sentence(language, field, text, values),
});

/** Names form fields by their labels on screen. */
function sentence(
  language: Language,
  field: string,
  text: TextKey,
  values: Record<string, string | number>,
): string {
  const name = `fields.${field}`;
  return translate(language, text, {
    ...values,
    field: isTextKey(name) ? translate(language, name) : field,
    ...(typeof values.seconds === 'number' && { wait: formatWait(language, values.seconds) }),
  });
}
