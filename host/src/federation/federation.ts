import { openContainer, type Container } from './container.ts';
import type { LoadableRelease } from './loadable-release.ts';
import { runScript } from './run-script.ts';
import { createShareScopes } from './share-scope.ts';

/** A release that can never work in this page: it was fetched, and threw while it was set up. */
export class BrokenReleaseError extends Error {
  override name = 'BrokenReleaseError';
}

const containers = new Map<string, Promise<Container>>();
const modules = new Map<string, Promise<unknown>>();
const broken = new Set<string>();
const scopes = createShareScopes((globalName) => broken.has(globalName));

/**
 * An exposed module of one release. Every version has a container of its own, so that versions live side by side; what was
 * loaded once is answered without a request.
 * @throws BrokenReleaseError when its code threw while it was set up; such a release is not tried again
 */
export function loadModule(release: LoadableRelease, exposed: string): Promise<unknown> {
  const key = `${release.globalName}${exposed.slice(1)}`;
  if (broken.has(release.globalName)) {
    return Promise.reject(new BrokenReleaseError(`${release.remote} ${release.version} threw before`));
  }
  const known = modules.get(key);
  if (known) return known;
  const loading = run(release, exposed).catch(async (error: unknown) => {
    if (!arrived(release)) await consumeFailedPreloads(release);
    modules.delete(key);
    if (!arrived(release)) throw error;
    if (isChunkMissing(error)) {
      closeContainer(release);
      throw error;
    }
    broken.add(release.globalName);
    throw new BrokenReleaseError(`${release.remote} ${release.version} cannot be set up`, { cause: error });
  });
  modules.set(key, loading);
  return loading;
}

async function run(release: LoadableRelease, exposed: string): Promise<unknown> {
  const container = await containerOf(release);
  const factory = await container.get(exposed);
  return factory();
}

/** The container of a release, which was given what the page shares. */
function containerOf(release: LoadableRelease): Promise<Container> {
  const { globalName } = release;
  const known = containers.get(globalName);
  if (known) return known;
  const opening = openContainer(release, scopes);
  containers.set(globalName, opening);
  opening.catch(() => containers.delete(globalName));
  return opening;
}

/**
 * The next try runs the entry again, in a runtime of its own. One of webpack never asks again for a shared package that did
 * not come, and keeps modules that stopped halfway (https://github.com/webpack/webpack/issues/19351).
 */
function closeContainer({ globalName }: LoadableRelease): void {
  containers.delete(globalName);
  // A `var` of a script cannot be deleted.
  Object.assign(globalThis, { [globalName]: undefined });
}

/**
 * A file whose preload failed also fails at its first use, without a request, and a bundle does not recover from that.
 * So where a release did not come, its preloads are asked for here: a part that comes waits for its entry.
 */
async function consumeFailedPreloads({ url }: LoadableRelease): Promise<void> {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].filter((link) =>
    link.getAttribute('href')?.startsWith(folder),
  );
  await Promise.all(
    links.map((link) => {
      link.remove();
      return runScript(link.href, link.integrity).catch(() => undefined);
    }),
  );
}

/** Whether the entry ran; a failure after that is the release's own, unless a further file of it did not come. */
function arrived(release: LoadableRelease): boolean {
  return (globalThis as Record<string, unknown>)[release.globalName] !== undefined;
}

/** Whether one of its files did not come, which the network may mend; webpack names the error so. */
const isChunkMissing = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
