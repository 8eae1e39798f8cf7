import { allows, inModule, placePath } from '@souk/contracts';
import type { RemoteManifest } from '@souk/contracts';
import type { Settings } from '@souk/tooling/settings';
import type { ConnectionOptions } from './connection.ts';
import { readOwnStack } from './own-stack.ts';
import type { RegistryClient } from './registry-client.ts';
import { readStorefront } from './verify/storefront.ts';

/** Minutes that the link after a publication is valid. */
export const PREVIEW_MINUTES = 60;

/** The storefront that links lead to: the named one, else this machine's where its registry is used; null if there is none. */
export function linkedStorefront(
  named: string | undefined,
  { registry }: ConnectionOptions,
  { registryUrl, home }: Settings,
): string | null {
  if (named !== undefined) return named;
  const own = readOwnStack(home);
  const used = registry ?? registryUrl ?? own.url;
  return used === own.url ? own.storefront : null;
}

/** A page that the live release of a remote draws, at the marketplace's usual place; the landing page where its routes name none. */
export async function linkToPage(
  storefront: string,
  manifest: Pick<RemoteManifest, 'moduleType' | 'routes'> | null,
): Promise<string> {
  const route = manifest?.routes.find((path) => !path.includes('*') && !path.includes('?'));
  const landing = new URL('/', storefront).href;
  if (!manifest || route === undefined) return landing;
  try {
    const { module, position } = await readStorefront(storefront, manifest.moduleType ?? null);
    return new URL(placePath(position, inModule(route, module.id)), storefront).href;
  } catch {
    // A storefront that does not respond now may respond when the link is opened.
    return landing;
  }
}

/** A link that shows a published release; null where the token may not create one. */
export async function previewLink(
  client: RegistryClient,
  storefront: string,
  { remote, version, channel }: { remote: string; version: string; channel: string },
): Promise<string | null> {
  try {
    const { scopes } = await client.me();
    if (!allows(scopes, 'preview', remote)) return null;
    const { path } = await client.preview({
      releases: [{ remote, version }],
      minutes: PREVIEW_MINUTES,
      channel,
    });
    return new URL(path, storefront).href;
  } catch {
    // The release is published anyway.
    return null;
  }
}
