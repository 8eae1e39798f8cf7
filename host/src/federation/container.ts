import { isUnderDevelopment } from './development.ts';
import type { LoadableRelease } from './loadable-release.ts';
import { runScript } from './run-script.ts';
import type { ShareScope, ShareScopes } from './share-scope.ts';

/** A release as webpack builds it: it is given what the page shares, and gives what it exposes. */
export interface Container {
  init(scope: ShareScope): unknown;
  /** Loads an exposed module, and gives what runs it. */
  get(exposed: string): Promise<() => unknown>;
}

/** Loads the entry of a release and gives it what the page shares. @throws Error where it did not come or defines no container */
export async function openContainer(release: LoadableRelease, scopes: ShareScopes): Promise<Container> {
  const { globalName, url } = release;
  await runEntry(release);
  const container = (globalThis as Record<string, unknown>)[globalName] as Container | undefined;
  if (!container) throw new Error(`${url} defines no ${globalName}`);
  const scope = scopes.create();
  await container.init(scope);
  scopes.join(globalName, scope);
  return container;
}

/** Runs an entry, only with the hash that the document has for it. */
async function runEntry({ url, integrity }: LoadableRelease): Promise<void> {
  if (!integrity && !isUnderDevelopment(url)) throw new Error(`No hash is known for ${url}`);
  await runScript(url, integrity);
}
