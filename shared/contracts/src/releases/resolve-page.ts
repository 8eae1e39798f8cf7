import { isHostPath } from '../routes.ts';
import { type ReleaseExtras, routeCovers } from './discovery.ts';
import { HOST_NAME } from './release.ts';

/** The live release of each remote, as far as paths are concerned. */
type Claims = Readonly<Record<string, { extras: Pick<ReleaseExtras, 'routes' | 'moduleType'> }>>;

/** What a path shows. */
export type ResolvedPage =
  | { kind: 'host' }
  /** `moduleType` is the type of module that the page is of; null where it is of none. */
  | { kind: 'remote'; remote: string; moduleType: string | null }
  /** Several modules have such a page, and nobody knows yet which is wanted. */
  | { kind: 'module-needed' }
  | { kind: 'not-found' };

const coveringRemotes = (releases: Claims, pathname: string) =>
  Object.entries(releases).filter(
    ([remote, { extras }]) =>
      remote !== HOST_NAME && extras.routes.some((route) => routeCovers(route, pathname)),
  );

/**
 * Decides what a path shows, for the page and for the edge that answers it (RTE-3). A remote of the visitor's module comes
 * first, then one that draws its path in every module; a path that the remote of only one module claims selects that module.
 * @param moduleType the module that the visitor is in; null where it is not known
 */
export function resolvePage(releases: Claims, pathname: string, moduleType: string | null): ResolvedPage {
  if (isHostPath(pathname)) return { kind: 'host' };
  const covering = coveringRemotes(releases, pathname);
  const drawnFor = (type: string | null) => covering.find(([, { extras }]) => extras.moduleType === type);
  const own = moduleType === null ? undefined : drawnFor(moduleType);
  const [first, ...others] = covering;
  const found = own ?? drawnFor(null) ?? (others.length === 0 ? first : undefined);
  if (found) return { kind: 'remote', remote: found[0], moduleType: found[1].extras.moduleType };
  return { kind: covering.length > 0 && moduleType === null ? 'module-needed' : 'not-found' };
}

/** Whether a path belongs to a module, so that its URL has to say which. */
export const isModulePath = (releases: Claims, pathname: string): boolean =>
  coveringRemotes(releases, pathname).some(([, { extras }]) => extras.moduleType !== null);
