import * as runtimeCore from '@module-federation/runtime-core';
import { isUnderDevelopment } from './development.ts';
import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { ownShares } from './own-shares.ts';

/** What is needed to load one release. */
export interface LoadableRelease {
  remote: string;
  version: string;
  url: string;
  integrity: string;
  globalName: string;
}

/** A release that can never work in this page: it was fetched, and threw while it was set up. */
export class BrokenReleaseError extends Error {
  override name = 'BrokenReleaseError';
}

const hashes = new Map<string, string>();
const registered = new Set<string>();
const modules = new Map<string, Promise<unknown>>();
const broken = new Set<string>();

/** Prepares the federation runtime that the host was built with. Call once, before anything is loaded. */
export function startFederation(): void {
  // Remotes are built without a runtime core of their own and look for the host's here.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  // Every release has a runtime of its own, which takes the plugins of all.
  registerGlobalPlugins([ownShares((globalName) => broken.has(globalName))]);
  registerPlugins([
    {
      name: 'souk-integrity',
      createScript({ url }) {
        const integrity = hashes.get(new URL(url, document.baseURI).pathname);
        if (!integrity && !isUnderDevelopment(url)) throw new Error(`No hash is known for ${url}`);
        const script = document.createElement('script');
        script.src = url;
        if (integrity) script.integrity = integrity;
        script.crossOrigin = 'anonymous';
        return script;
      },
    },
  ]);
}

/**
 * An exposed module of one release. Every version is a remote of its own to the runtime, so that versions live side by
 * side; what was loaded once is answered without a request.
 * @throws BrokenReleaseError when its code threw while it was set up; such a release is not tried again
 */
export function loadModule(release: LoadableRelease, exposed: string): Promise<unknown> {
  const key = `${release.globalName}${exposed.slice(1)}`;
  if (broken.has(release.globalName)) {
    return Promise.reject(new BrokenReleaseError(`${release.remote} ${release.version} threw before`));
  }
  const known = modules.get(key);
  if (known) return known;
  register(release);
  const loading = loadRemote(key).then(
    (loaded) => {
      if (!loaded) throw new Error(`${release.remote} ${release.version} exposes no ${exposed}`);
      return loaded;
    },
    async (error: unknown) => {
      if (!arrived(release)) await consumeFailedPreloads(release);
      modules.delete(key);
      if (!arrived(release) || isChunkMissing(error)) throw error;
      broken.add(release.globalName);
      throw new BrokenReleaseError(`${release.remote} ${release.version} cannot be set up`, { cause: error });
    },
  );
  modules.set(key, loading);
  return loading;
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
      const script = document.createElement('script');
      script.integrity = link.integrity;
      script.crossOrigin = 'anonymous';
      script.src = link.href;
      return new Promise<void>((used) => {
        // The runtime would wait for a script of the same address that is in the page.
        script.onload = script.onerror = () => {
          script.remove();
          used();
        };
        document.head.append(script);
      });
    }),
  );
}

function register(release: LoadableRelease): void {
  if (registered.has(release.globalName)) return;
  registered.add(release.globalName);
  hashes.set(new URL(release.url, document.baseURI).pathname, release.integrity);
  registerRemotes([
    { name: release.globalName, entry: release.url, type: 'global', entryGlobalName: release.globalName },
  ]);
}

/** Whether the entry ran; a failure after that is the release's own, unless a further file of it did not come. */
function arrived(release: LoadableRelease): boolean {
  return release.globalName in globalThis;
}

/** Whether one of its files did not come, which the network may mend; webpack names the error so. */
const isChunkMissing = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
