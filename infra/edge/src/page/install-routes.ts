import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { SOCIAL_CARD } from '../head/social-card.ts';
import { pageLanguage } from '../texts/texts.ts';
import type { FindFirstAnswers } from './first-answers.ts';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** The colour of the header, which browsers give their own frame. */
export const SURFACES = { light: '#ffffff', dark: '#1d1a17' } as const;
/** What a window that is opening shows. */
const GROUND = '#faf8f5';

const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;
/** Apple's own and the card of shared links are in no manifest. */
const FILES = [...ICONS.map(({ file }) => file), 'icon-180.png', SOCIAL_CARD.file];

/** What lets the site be installed: the manifest in the language that the page names, and its icons. */
export async function installRoutes(app: FastifyInstance, firstAnswers: FindFirstAnswers): Promise<void> {
  // A browser asks for it without cookies.
  app.get<{ Querystring: { lang?: unknown } }>(MANIFEST_PATH, async (request, reply) => {
    const { lang } = request.query;
    const { code, direction, texts } = pageLanguage(typeof lang === 'string' ? lang : undefined);
    const name = businessName((await firstAnswers(MANIFEST_PATH, code))?.config) ?? texts.title;
    return reply
      .header('cache-control', 'no-cache')
      .header('content-language', code)
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: name,
          description: texts.description,
          lang: code,
          dir: direction,
          start_url: '/',
          scope: '/',
          display: 'standalone',
          theme_color: SURFACES.light,
          background_color: GROUND,
          icons: ICONS.map(({ file, ...icon }) => ({ src: `/icons/${file}`, type: 'image/png', ...icon })),
        }),
      );
  });
  for (const file of FILES) {
    const icon = await readFile(new URL(`../../assets/icons/${file}`, import.meta.url));
    app.get(`/icons/${file}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/png').send(icon),
    );
  }
}

function businessName(config: unknown): string | null {
  if (typeof config !== 'object' || config === null || !('business_name' in config)) return null;
  const { business_name: name } = config;
  return typeof name === 'string' && name !== '' ? name : null;
}
