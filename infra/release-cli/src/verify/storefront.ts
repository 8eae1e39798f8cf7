import { randomUUID } from 'node:crypto';
import { HEADERS, HOST_NAME, pick } from '@souk/contracts';
import type {
  Config,
  DiscoveryDocument,
  MarketplaceModule,
  Position,
  RenderedRemote,
  ZoneLookup,
} from '@souk/contracts';

/** What a look at a remote has to know of the storefront that it is looked at in. */
export interface Storefront {
  url: string;
  /** Who looks: a visitor of no other page. */
  visitor: string;
  /** The host that this visitor's pages run. */
  host: RenderedRemote;
  module: MarketplaceModule;
  position: Position;
  zoneIds: number[];
}

/**
 * Asks a running storefront for its host, and for a module and place to draw a remote in.
 * @throws Error with a sentence where it does not answer, or its marketplace has no such module
 */
export async function readStorefront(url: string, moduleType: string | null): Promise<Storefront> {
  const ask = async <T>(path: string, headers: Record<string, string> = {}): Promise<T> => {
    const response = await fetch(new URL(path, url), {
      headers: { origin: new URL(url).origin, ...headers },
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null);
    if (!response)
      throw new Error(`No storefront answers at ${url}: start one with npm start, or give --storefront.`);
    if (!response.ok)
      throw new Error(
        `The storefront at ${url} answered ${response.status} to ${path}. Check that the address is a storefront's, and its log.`,
      );
    return (await response.json()) as T; // The storefront's answers follow the contracts.
  };
  const visitor = `verify-${randomUUID()}`;
  const { [HOST_NAME]: host } = pick(await ask<DiscoveryDocument>('/discovery'), visitor);
  if (!host)
    throw new Error(
      `The storefront at ${url} has no live release of the host, so no remote can be opened. Publish and activate one first.`,
    );
  const { default_location: position } = await ask<Config>('/api/v1/config');
  const { zone_id: zoneIds } = await ask<ZoneLookup>(
    `/api/v1/config/get-zone-id?lat=${position.lat}&lng=${position.lng}`,
  );
  const modules = await ask<MarketplaceModule[]>('/api/v1/module', {
    [HEADERS.zone]: JSON.stringify(zoneIds),
  });
  const module = modules.find(({ module_type }) => moduleType === null || module_type === moduleType);
  if (!module)
    throw new Error(
      `The marketplace behind ${url} has no module of type ${moduleType}, so no page would show this remote. Add the module first, or name a storefront that has it with --storefront. This one has ${modules.map((it) => it.module_type).join(', ')}.`,
    );
  return {
    url,
    visitor,
    host: { name: HOST_NAME, version: host.metadata.version },
    module,
    position,
    zoneIds,
  };
}
