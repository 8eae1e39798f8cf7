import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { DiscoveryDocumentStore } from './discovery/document-store.ts';

interface Parts {
  documents: DiscoveryDocumentStore;
  /** Its folder for what it stores. */
  cacheDir: string;
  /** Whether the registry's stream is open. */
  connected(): boolean;
}

/** Monitoring: `/healthz` for people and load balancers, `/metrics` for Prometheus. */
export function healthRoutes(app: FastifyInstance, { documents, cacheDir, connected }: Parts): void {
  const { freshness } = documents;

  app.get('/healthz', async (_request, reply) => {
    const { document } = documents;
    // Deleted while the edge runs: nothing can be stored until the next start.
    const hasFolder = existsSync(cacheDir);
    reply.header('cache-control', 'no-store').code(hasFolder ? 200 : 503);
    return {
      // Also while the registry is down or frozen: the stored document is still served.
      ready: document !== null && hasFolder,
      revision: document?.revision ?? null,
      registry: connected(),
      fresh: !freshness.isStale(),
      signedAt: freshness.signedAt(),
    };
  });

  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        [
          gauge(
            'souk_edge_revision',
            'Revision of the discovery document that is served.',
            documents.document?.revision ?? 0,
          ),
          gauge(
            'souk_edge_registry_connected',
            'Whether the stream of the registry is open.',
            Number(connected()),
          ),
          gauge(
            'souk_edge_signature_age_seconds',
            'Seconds since the registry signed something newer.',
            Math.floor(freshness.age() / 1000),
          ),
          gauge(
            'souk_edge_signature_stale',
            'Whether the registry has signed nothing newer for five minutes.',
            Number(freshness.isStale()),
          ),
        ].join(''),
      ),
  );
}

const gauge = (name: string, help: string, value: number) =>
  `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`;
