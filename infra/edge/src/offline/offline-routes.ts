import { OFFLINE_WORKER_PATH } from '@souk/contracts';
import { buildSync } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';

const built = new Map<string, string>();

/** One script of the sources in `worker/`, made once. */
function workerScript(name: 'worker' | 'removal'): string {
  const known = built.get(name);
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`./worker/${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    minify: true,
  });
  const script = outputFiles[0]?.text ?? '';
  built.set(name, script);
  return script;
}

/**
 * The service worker that lets pages be read without a connection (API-14). If it is off, a worker that removes it is served at
 * the same address: browsers look there for a newer one whenever a page is opened.
 */
export function offlineRoutes(app: FastifyInstance, isOn: boolean): void {
  const script = workerScript(isOn ? 'worker' : 'removal');
  app.get(OFFLINE_WORKER_PATH, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
