import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  DEVELOPMENT_VERSION,
  MAX_PREVIEWED,
  MAX_PREVIEW_TOKEN,
  PREVIEW_MINUTES,
  PREVIEW_PARAM,
  SIGNATURE_HEADER,
} from '@souk/contracts';
import type { PreviewAnswer, PreviewLink, PreviewTarget } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import Type from 'typebox';
import { actorOf, writeAudit } from '../audit/audit-log.ts';
import { requireReader, requireRight } from '../authorize.ts';
import { ChannelName, RemoteName, Version } from '../releases/release-record.ts';
import type { Signer } from '../signing/sign-document.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { previewToken, readPreviewToken } from './preview-token.ts';
import { createFindPreviewed } from './previewed-release.ts';

const NewPreview = Type.Object(
  {
    releases: Type.Array(
      Type.Union([
        Type.Object({ remote: RemoteName, version: Version }, { additionalProperties: false }),
        Type.Object(
          {
            remote: RemoteName,
            origin: Type.String({
              pattern: '^http://localhost:[1-9]\\d{0,4}$',
              description: "The development server on the developer's own machine.",
            }),
          },
          { additionalProperties: false },
        ),
      ]),
      { minItems: 1, maxItems: MAX_PREVIEWED },
    ),
    channel: ChannelName,
    minutes: Type.Integer({ minimum: 1, maximum: PREVIEW_MINUTES.max, default: PREVIEW_MINUTES.default }),
  },
  { additionalProperties: false },
);

interface Parts {
  pool: Pool;
  store: ReleaseStore;
  signer: Signer;
}

/** Signed links that show candidates; creating one requires the right to preview each of their remotes. */
export function previewRoutes(app: FastifyInstance, { pool, store, signer }: Parts): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  const findPreviewed = createFindPreviewed(pool, store);

  api.post(
    '/previews',
    {
      schema: {
        summary: 'Creates a link that shows candidates to whoever opens it',
        body: NewPreview,
        response: { 201: Type.Unknown({ description: 'The link.' }) },
      },
      config: { operation: 'preview' },
    },
    async (request, reply) => {
      const { channel, minutes } = request.body;
      const releases: PreviewTarget[] = request.body.releases.map((wanted) =>
        'version' in wanted ? wanted : { ...wanted, version: DEVELOPMENT_VERSION },
      );
      for (const { remote } of releases) requireRight(request, 'preview', remote);
      const names = releases.map(({ remote }) => remote);
      const repeated = names.find((name, at) => names.indexOf(name) !== at);
      if (repeated !== undefined)
        throw new Problem(
          400,
          'bad-request',
          `The preview names ${repeated} more than once. Name one version of each remote.`,
        );
      for (const target of releases) await findPreviewed(channel, target);
      const expiresAt = new Date(Math.floor(Date.now() / 1000 + minutes * 60) * 1000).toISOString();
      const preview = { releases, channel, expiresAt };
      const token = previewToken(preview, signer);
      for (const { remote, version, origin } of releases)
        await writeAudit(pool, actorOf(request), {
          action: 'preview',
          channel,
          remote,
          version,
          reason: `until ${expiresAt}${origin ? `, from ${origin}` : ''}`,
        });
      const link: PreviewLink = { ...preview, token, path: `/?${PREVIEW_PARAM}=${token}` };
      return reply.code(201).header('cache-control', 'no-store').send(link);
    },
  );

  api.get(
    '/previews/:token',
    {
      schema: {
        summary: 'The releases of a link, signed over the exact bytes',
        params: Type.Object({ token: Type.String({ maxLength: MAX_PREVIEW_TOKEN }) }),
      },
    },
    async (request, reply) => {
      requireReader(request);
      const preview = readPreviewToken(request.params.token, signer);
      if (!preview)
        throw new Problem(
          404,
          'no-preview',
          'The preview link is invalid or incomplete. Check that it was copied completely.',
        );
      if (Date.parse(preview.expiresAt) <= Date.now())
        throw new Problem(
          404,
          'preview-expired',
          `The preview link expired at ${preview.expiresAt}. Create a new one with \`souk preview\`.`,
        );
      const answer: PreviewAnswer = { ...preview, releases: [] };
      for (const target of preview.releases)
        answer.releases.push({ ...target, release: await findPreviewed(preview.channel, target) });
      const text = JSON.stringify(answer);
      return reply
        .header(SIGNATURE_HEADER, signer.sign(text))
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(text);
    },
  );
}
