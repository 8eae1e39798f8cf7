import type { FastifyInstance, FastifyReply } from 'fastify';

interface HostOptions {
  /** The host names to serve, without ports; empty: any. */
  hosts: readonly string[];
  /** Paths requested by machines that know no host name, such as health checks. */
  except?: readonly string[];
  /** Responds with 400 to a malformed header, and with 421 to an unknown host. */
  refuse: (reply: FastifyReply, status: 400 | 421) => FastifyReply;
}

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Refuses requests with several hosts, a malformed host, or an unknown one. */
export function requireHost(
  app: FastifyInstance,
  { hosts, except = ['/healthz'], refuse }: HostOptions,
): void {
  const own = new Set(hosts.map((name) => name.toLowerCase()));
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders, headers, httpVersion } = request.raw;
    const count = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
    const { host = '' } = headers;
    const isMissing = count === 0 && host === '' && httpVersion === '1.0';
    if (count > 1 || !(isMissing || HOST.test(host))) return refuse(reply, 400);
    if (own.size === 0 || except.includes(request.raw.url ?? '')) return;
    if (!own.has(nameOf(request.host))) return refuse(reply, 421);
  });
}

const nameOf = (host: string) => host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
