import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { HOST_NAME } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { actorOf, writeAudit } from '../audit/audit-log.ts';
import { requireReader, requireRight } from '../authorize.ts';
import { readSettings, writeSettings } from './remote-settings.ts';
import * as shapes from './shapes.ts';

/** The release settings of a remote in a channel. */
export function remoteSettingsRoutes(app: FastifyInstance, pool: Pool): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();

  api.get(
    '/channels/:channel/settings/:remote',
    { schema: { summary: 'The release settings of a remote', params: shapes.RemoteInChannel } },
    async (request) => {
      requireReader(request);
      return readSettings(pool, request.params.channel, request.params.remote);
    },
  );

  api.patch(
    '/channels/:channel/settings/:remote',
    {
      schema: {
        summary: 'Changes the release settings of a remote',
        params: shapes.RemoteInChannel,
        body: shapes.Settings,
      },
      config: { operation: 'settings' },
    },
    async (request) => {
      const { channel, remote } = request.params;
      requireRight(request, 'administer', remote);
      if (remote === HOST_NAME && request.body.verification)
        throw new Problem(
          422,
          'not-verifiable',
          'Releases of the host cannot be verified: a verifier checks what a remote does inside a host. No setting was changed. Try a new host as a canary first.',
        );
      const settings = await writeSettings(pool, channel, remote, request.body);
      const reason = JSON.stringify(request.body);
      await writeAudit(pool, actorOf(request), { action: 'settings', channel, remote, reason });
      return settings;
    },
  );
}
