import type { RegistryProblem } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

/** What a response has besides the message that a person can act on. */
export type ProblemDetails = Pick<RegistryProblem, 'state' | 'findings'>;

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  413: 'Payload too large',
  415: 'Unsupported media type',
  422: 'Refused',
  500: 'Internal server error',
  503: 'Service unavailable',
  507: 'Insufficient storage',
};

function problemOf(error: FastifyError | Problem): RegistryProblem {
  const title = (status: number) => TITLES[status] ?? 'Refused';
  if (error instanceof Problem) {
    const { status, code, message, details } = error;
    return { title: title(status), status, code, detail: message, ...details };
  }
  if (isDatabaseAway(error))
    return {
      title: title(503),
      status: 503,
      code: 'database-away',
      detail:
        "The registry's database does not respond. Live releases stay live. Check the channel's state before you try again.",
    };
  if (isDatabaseRefusing(error))
    return {
      title: title(503),
      status: 503,
      code: 'database-refused',
      detail: `The registry's database refuses its connection: ${error.message}. Correct DATABASE_URL.`,
    };
  const status = error.statusCode ?? 500;
  if (status >= 500)
    return {
      title: title(500),
      status: 500,
      code: 'failed',
      detail: "The request failed. The registry's log has the cause.",
    };
  return { title: title(status), status, code: 'bad-request', detail: error.message };
}

/** Connections that were refused, or ended by a server that shuts down or starts. */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);

const isDatabaseAway = (error: Error): boolean =>
  ('code' in error && AWAY.has(String(error.code))) || /^Connection terminated/.test(error.message);

/** PostgreSQL's codes for a wrong user, a wrong password and a database that does not exist. */
const REFUSED = new Set(['28000', '28P01', '3D000']);

const isDatabaseRefusing = (error: Error): boolean => 'code' in error && REFUSED.has(String(error.code));

export function answerProblem(error: FastifyError | Problem, reply: FastifyReply): void {
  const problem = problemOf(error);
  // A buffer: for a string, Fastify would add a charset, which this media type does not have.
  void reply
    .code(problem.status)
    .type('application/problem+json')
    .send(Buffer.from(JSON.stringify(problem)));
}

/** Sends every error as problem+json (RFC 9457), unknown addresses included. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    if (!(error instanceof Problem) && (error.statusCode ?? 500) >= 500) request.log.error(error);
    answerProblem(error, reply);
  });
  app.setNotFoundHandler(async (request) => {
    throw new Problem(404, 'not-found', `Route not found: ${request.method} ${request.url.split('?')[0]}.`);
  });
}
