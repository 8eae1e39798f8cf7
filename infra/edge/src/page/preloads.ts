import { HOST_NAME, releaseUrl, textsChunk } from '@souk/contracts';
import type { PickedRelease, ReleaseFile, ResolvedPage } from '@souk/contracts';
import type { ReleaseFiles } from '../releases/release-files.ts';

export interface Preload {
  url: string;
  integrity: string | null;
}

/** The releases that a page is made of: the host's, and that of the remote that renders it. */
const releasesOf = (releases: Record<string, PickedRelease>, page: ResolvedPage) => ({
  host: releases[HOST_NAME],
  remote: page.kind === 'remote' ? releases[page.remote] : undefined,
});

/** Scripts that a page always needs: the first files of the host and of the remote that renders it. */
export function scriptPreloads(releases: Record<string, PickedRelease>, page: ResolvedPage): Preload[] {
  const { host, remote } = releasesOf(releases, page);
  const files = [
    ...(host?.extras.preload ?? []),
    ...(remote ? [{ url: remote.url, integrity: remote.metadata.integrity }, ...remote.extras.preload] : []),
  ];
  return files.filter(({ url }) => url.endsWith('.js'));
}

/** The texts of a page that is not in English: the host's, and those of the remote that renders it. English is in their entries. */
export async function textPreloads(
  store: Pick<ReleaseFiles, 'list'>,
  releases: Record<string, PickedRelease>,
  page: ResolvedPage,
  language: string,
): Promise<Preload[]> {
  if (language === 'en') return [];
  const { host, remote } = releasesOf(releases, page);
  const files = await Promise.all(
    [host, remote].map(async (release) => {
      if (!release) return [];
      const { remote: name, metadata } = release;
      const listed = await store.list(name, metadata.version);
      return listed
        .filter(({ path }) => path.startsWith(`${textsChunk(language)}.`))
        .map(({ path, integrity }) => ({ url: releaseUrl(name, metadata.version, path), integrity }));
    }),
  );
  return files.flat();
}

/** Words in Arabic are set in two faces: spaces and digits between them are Latin. */
const SCRIPTS: Record<string, readonly string[]> = { ar: ['arabic', 'latin'] };

/** The addresses of the faces of the page's script. */
export const fontUrls = (files: readonly ReleaseFile[], version: string, language: string): string[] =>
  (SCRIPTS[language] ?? ['latin'])
    .flatMap((script) => files.filter(({ path }) => isFaceOf(script, path)))
    .map(({ path }) => encodeURI(releaseUrl(HOST_NAME, version, path)));

/**
 * Fonts in the `link` header: a browser requests them before it reads the page, so that they are there once its first words are.
 * Hashes do not apply to fonts.
 */
export const fontHeader = (urls: readonly string[]): string =>
  urls.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ');

const isFaceOf = (script: string, path: string) =>
  path.endsWith('.woff2') && path.includes(`-${script}-basic.`);
