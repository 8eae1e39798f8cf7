import { limitAddresses } from '@souk/http-server';
import type { FastifyInstance } from 'fastify';

/** A violation without personal data: queries are removed from addresses. */
interface Violation {
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

const MAX_REPORT_BYTES = 16_384;

/** A page reports a few violations at most; this allows many pages behind one address. */
const OF_ONE_ADDRESS = { burst: 60, perSecond: 1 };

/** Logs violations of the content security policy that browsers report. */
export function reportRoutes(app: FastifyInstance): void {
  const isWithinLimit = limitAddresses(OF_ONE_ADDRESS);
  app.register(async (reports) => {
    const options = { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES } as const;
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser('application/csp-report', options, (_request, body, done) =>
      done(null, body),
    );

    reports.post(
      '/csp-report',
      {
        // Before the body is read.
        onRequest: async (request, reply) => {
          if (!isWithinLimit(request.ip)) return reply.code(429).send();
        },
      },
      async (request, reply) => {
        const violation = typeof request.body === 'string' ? readViolation(request.body) : null;
        if (!violation) return reply.code(400).send();
        request.log.warn(violation, `Content security policy violation: ${knownName(violation.directive)}`);
        return reply.code(204).send();
      },
    );
  });
}

/** Only known names are logged, so that forged reports cannot fill the log. */
const knownName = (directive: string) => DIRECTIVES.find((name) => name === directive) ?? 'unknown directive';

const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'media-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
];

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
