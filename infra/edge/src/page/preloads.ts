import { HOST_NAME, releaseUrl } from '@souk/contracts';
import type { PickedRelease, ReleaseFile, ResolvedPage } from '@souk/contracts';

export interface Preload {
  url: string;
  as: 'script' | 'font';
  integrity: string | null;
}

/** Scripts that a page always needs: the first files of the host and of the remote that renders it. */
export function scriptPreloads(releases: Record<string, PickedRelease>, page: ResolvedPage): Preload[] {
  const host = releases[HOST_NAME];
  const remote = page.kind === 'remote' ? releases[page.remote] : undefined;
  const files = [
    ...(host?.extras.preload ?? []),
    ...(remote ? [{ url: remote.url, integrity: remote.metadata.integrity }, ...remote.extras.preload] : []),
  ];
  return files
    .filter(({ url }) => url.endsWith('.js'))
    .map(({ url, integrity }) => ({ url, integrity, as: 'script' as const }));
}

const SCRIPT_OF_LANGUAGE: Record<string, string> = { ar: 'arabic' };

/** The face of the page's script: without it the first words are drawn twice. Hashes do not apply to fonts. */
export function fontPreloads(files: readonly ReleaseFile[], version: string, language: string): Preload[] {
  const script = SCRIPT_OF_LANGUAGE[language] ?? 'latin';
  const face = files.find(
    ({ path }) => path.endsWith('.woff2') && path.includes(`-${script}-`) && !path.includes('-ext-'),
  );
  return face ? [{ url: releaseUrl(HOST_NAME, version, face.path), as: 'font', integrity: null }] : [];
}
