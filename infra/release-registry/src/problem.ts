import type { RegistryProblem } from '@souk/contracts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

/** A refusal that a person can act on; answered as `application/problem+json`. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: Pick<RegistryProblem, 'state' | 'findings'>;

  constructor(
    status: number,
    code: string,
    detail: string,
    more: Pick<RegistryProblem, 'state' | 'findings'> = {},
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

const TITLES: Record<number, string> = {
  400: 'The request is not understood',
  401: 'A token is needed',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with the present state',
  413: 'Too large',
  415: 'Of another kind than expected',
  422: 'Refused',
  500: 'The registry failed',
  503: 'Not to be had at the moment',
  507: 'No room',
};

function problemOf(error: FastifyError | Problem): RegistryProblem {
  const title = (status: number) => TITLES[status] ?? 'Refused';
  if (error instanceof Problem) {
    const { status, code, message, more } = error;
    return { title: title(status), status, code, detail: message, ...more };
  }
  if (isDatabaseAway(error))
    return {
      title: title(503),
      status: 503,
      code: 'database-away',
      detail:
        'The database of the registry does not answer. What is live stays live; look at the state before you try again.',
    };
  const status = error.statusCode ?? 500;
  if (status >= 500)
    return {
      title: title(500),
      status: 500,
      code: 'failed',
      detail: 'The registry could not do this; its log says why.',
    };
  return { title: title(status), status, code: 'bad-request', detail: error.message };
}

/** Connections that were refused, or ended by a server that goes down or comes up. */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);

const isDatabaseAway = (error: Error): boolean =>
  ('code' in error && AWAY.has(String(error.code))) || /^Connection terminated/.test(error.message);

export function answerProblem(error: FastifyError | Problem, reply: FastifyReply): void {
  const problem = problemOf(error);
  // As bytes: for text a character set would be added, which this type does not have.
  void reply
    .code(problem.status)
    .type('application/problem+json')
    .send(Buffer.from(JSON.stringify(problem)));
}

/** Every error of the server, unknown addresses too, leaves as problem+json (RFC 9457). */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    if (!(error instanceof Problem) && (error.statusCode ?? 500) >= 500) request.log.error(error);
    answerProblem(error, reply);
  });
  app.setNotFoundHandler(async (request) => {
    throw new Problem(404, 'not-found', `There is no ${request.method} ${request.url.split('?')[0]}.`);
  });
}
