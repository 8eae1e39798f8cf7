import { isHostPath } from '../routes.ts';
import type { ReleaseExtras } from './discovery.ts';
import { parsePath, parseRoute, parsedRouteCovers } from './route-covers.ts';
import type { ParsedRoute } from './route-covers.ts';
import { HOST_NAME } from './release.ts';

/** The live release of each remote, as far as paths are concerned. */
type Claims = Readonly<Record<string, { extras: Pick<ReleaseExtras, 'routes' | 'moduleType'> }>>;

/** What a path shows. */
export type ResolvedPage =
  | { kind: 'host' }
  /** `moduleType` is the type of module that the page is of; null where it is of none. */
  | { kind: 'remote'; remote: string; moduleType: string | null }
  /** Several modules have such a page, and the module is not known yet. */
  | { kind: 'module-needed' }
  | { kind: 'not-found' };

interface Claim {
  remote: string;
  moduleType: string | null;
  routes: readonly ParsedRoute[];
}

const parsedClaims = new WeakMap<Claims, readonly Claim[]>();

/** What each remote claims, parsed once: a page asks for each of its links. */
function claimsOf(releases: Claims): readonly Claim[] {
  const known = parsedClaims.get(releases);
  if (known) return known;
  const claims = Object.entries(releases)
    .filter(([remote]) => remote !== HOST_NAME)
    .map(([remote, { extras }]) => ({
      remote,
      moduleType: extras.moduleType,
      routes: extras.routes.map(parseRoute),
    }));
  parsedClaims.set(releases, claims);
  return claims;
}

function coveringClaims(releases: Claims, path: string, among = (_route: ParsedRoute) => true) {
  const parsed = parsePath(path);
  return claimsOf(releases).filter(({ routes }) =>
    routes.some((route) => among(route) && parsedRouteCovers(route, parsed)),
  );
}

const namesParameter = ({ parameter }: ParsedRoute) => parameter !== undefined;

/**
 * Decides what a path shows, for the page and for the edge that answers it (RTE-3). A route that names a search parameter wins
 * over one that does not, so that a listing stands in the place of a home (SRC-9). A remote of the visitor's module comes
 * first, then one that draws its path in every module; a path that the remote of only one module claims selects that module.
 * @param path with its query, where it has one
 * @param moduleType the module that the visitor is in; null where it is not known
 */
export function resolvePage(releases: Claims, path: string, moduleType: string | null): ResolvedPage {
  if (isHostPath(parsePath(path).pathname)) return { kind: 'host' };
  const precise = coveringClaims(releases, path, namesParameter);
  const covering = precise.length > 0 ? precise : coveringClaims(releases, path);
  const drawnFor = (type: string | null) => covering.find((claim) => claim.moduleType === type);
  const own = moduleType === null ? undefined : drawnFor(moduleType);
  const [first, ...others] = covering;
  const found = own ?? drawnFor(null) ?? (others.length === 0 ? first : undefined);
  const isOfUnknownModule = moduleType === null && precise.length > 0 && isModulePath(releases, path);
  if (found && !isOfUnknownModule)
    return { kind: 'remote', remote: found.remote, moduleType: found.moduleType };
  return { kind: covering.length > 0 && moduleType === null ? 'module-needed' : 'not-found' };
}

/** Whether a path belongs to a module, so that its URL has to say which. */
export const isModulePath = (releases: Claims, path: string): boolean =>
  coveringClaims(releases, path).some(({ moduleType }) => moduleType !== null);
