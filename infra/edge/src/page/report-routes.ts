import type { FastifyInstance } from 'fastify';

/** A violation without what could tell who met it: addresses lose their query. */
interface Violation {
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

const KEPT = 50;
const LARGEST_REPORT = 16_384;

/** Counts what browsers report of violations of the policy, and shows the last of them. */
export function reportRoutes(app: FastifyInstance): void {
  let count = 0;
  const recent: Violation[] = [];

  app.register(async (reports) => {
    const options = { parseAs: 'string', bodyLimit: LARGEST_REPORT } as const;
    reports.addContentTypeParser('application/csp-report', options, (_request, body, done) =>
      done(null, body),
    );

    reports.post('/csp-report', async (request, reply) => {
      const violation = typeof request.body === 'string' ? readViolation(request.body) : null;
      if (!violation) return reply.code(400).send();
      count += 1;
      recent.push(violation);
      if (recent.length > KEPT) recent.shift();
      request.log.warn(violation, 'content security policy violated');
      return reply.code(204).send();
    });
    reports.get('/csp-report', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { count, recent };
    });
  });
}

function readViolation(body: string): Violation | null {
  try {
    const { 'csp-report': report } = JSON.parse(body) as { 'csp-report'?: Record<string, unknown> };
    if (!report) return null;
    return {
      directive: short(report['effective-directive'] ?? report['violated-directive']),
      blocked: withoutQuery(report['blocked-uri']),
      page: withoutQuery(report['document-uri']),
      source: `${withoutQuery(report['source-file'])}:${short(report['line-number'])}`,
    };
  } catch {
    return null;
  }
}

const short = (value: unknown) => String(value ?? '').slice(0, 300);
const withoutQuery = (value: unknown) => short(value).split(/[?#]/)[0] ?? '';
