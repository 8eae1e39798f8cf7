import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { PREVIEW_PARAM, SIGNATURE_HEADER } from '@souk/contracts';
import type { PreviewLink, PreviewedRelease } from '@souk/contracts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import Type from 'typebox';
import { actorOf, writeAudit } from '../audit/audit-log.ts';
import { requireReader, requireRight } from '../authorize.ts';
import { readChannelState } from '../channels/channel-state.ts';
import { discovered } from '../channels/discovery-document.ts';
import { requireGranted } from '../gate/not-granted.ts';
import { findGrant } from '../grants/grants.ts';
import { Problem } from '../problem.ts';
import { ChannelName, RemoteName, Version } from '../releases/release-record.ts';
import { findRelease } from '../releases/releases.ts';
import type { Signer } from '../signing/sign-document.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { previewToken, readPreviewToken } from './preview-token.ts';

const MOST_MINUTES = 7 * 24 * 60;

const NewPreview = Type.Object(
  {
    remote: RemoteName,
    version: Version,
    channel: ChannelName,
    minutes: Type.Integer({ minimum: 1, maximum: MOST_MINUTES, default: 60 }),
  },
  { additionalProperties: false },
);

interface Parts {
  pool: Pool;
  store: ReleaseStore;
  signer: Signer;
}

/** Links that show one visitor one candidate, made by whoever may activate it. */
export function previewRoutes(app: FastifyInstance, { pool, store, signer }: Parts): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();

  /** @throws Problem where nobody is to see the release */
  async function shown(channel: string, remote: string, version: string) {
    const state = await readChannelState(pool, channel);
    const held = state.quarantined.find((each) => each.remote === remote && each.version === version);
    if (held)
      throw new Problem(
        422,
        'quarantined',
        `${remote} ${version} was rolled back from in revision ${held.revision} ("${held.reason}") and is quarantined: nobody is shown it.`,
      );
    const record = await findRelease(pool, remote, version);
    if (!record) throw new Problem(404, 'no-release', `${remote} ${version} was never published.`);
    // Whoever opens the link is shown the page of the real storefront.
    requireGranted(record, await findGrant(pool, remote));
    if (!(await store.holds(remote, version)))
      throw new Problem(404, 'files-missing', `The files of ${remote} ${version} are gone.`);
    const stable = state.remotes[remote]?.stable;
    const fallback =
      stable === undefined || stable === null || stable === version
        ? null
        : await findRelease(pool, remote, stable);
    return discovered(record, fallback, { traffic: 0, default: false });
  }

  api.post(
    '/previews',
    {
      schema: {
        summary: 'Makes a link that shows one visitor one candidate',
        body: NewPreview,
        response: { 201: Type.Unknown({ description: 'The link.' }) },
      },
      config: { deed: 'preview' },
    },
    async (request, reply) => {
      const { remote, version, channel, minutes } = request.body;
      requireRight(request, 'activate', remote);
      await shown(channel, remote, version);
      const expiresAt = new Date(Math.floor(Date.now() / 1000 + minutes * 60) * 1000).toISOString();
      const preview = { remote, version, channel, expiresAt };
      const token = previewToken(preview, signer);
      await writeAudit(pool, actorOf(request), {
        action: 'preview',
        channel,
        remote,
        version,
        reason: `until ${expiresAt}`,
      });
      const link: PreviewLink = { ...preview, token, path: `/?${PREVIEW_PARAM}=${token}` };
      return reply.code(201).header('cache-control', 'no-store').send(link);
    },
  );

  api.get(
    '/previews/:token',
    {
      schema: {
        summary: 'What a link shows, signed over its very bytes',
        params: Type.Object({ token: Type.String({ maxLength: 400 }) }),
      },
    },
    async (request, reply) => {
      requireReader(request);
      const preview = readPreviewToken(request.params.token, signer);
      if (!preview)
        throw new Problem(404, 'no-preview', 'This is no link of this registry, or not all of it.');
      if (Date.parse(preview.expiresAt) <= Date.now())
        throw new Problem(404, 'preview-expired', `This link ended at ${preview.expiresAt}.`);
      const { channel, remote, version } = preview;
      const answer: PreviewedRelease = { ...preview, release: await shown(channel, remote, version) };
      const text = JSON.stringify(answer);
      return reply
        .header(SIGNATURE_HEADER, signer.sign(text))
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(text);
    },
  );
}
