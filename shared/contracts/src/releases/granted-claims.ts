import { HOST_PATHS } from '../routes.ts';
import { routeCovers } from './route-covers.ts';
import { CLAIM_KINDS } from './grant.ts';
import type { ClaimKind, GrantedClaims } from './grant.ts';
import type { RemoteManifest } from './manifest.ts';
import { EVERY_MODULE } from './remote-name.ts';

/** The search parameter that a listing stands in the place of a home by (SRC-9): one remote draws it for all modules. */
const LISTING_PARAMETER = 'data_type';

/** What a remote's `remote.json` claims, as what has to be granted for it. */
export function claimsOf({
  moduleType,
  routes,
  contributions,
  capabilities,
}: Pick<RemoteManifest, 'moduleType' | 'routes' | 'contributions' | 'capabilities'>): GrantedClaims {
  return {
    routes: [...routes],
    moduleTypes: [moduleType ?? EVERY_MODULE],
    contributions: Object.keys(contributions),
    capabilities: Object.entries(capabilities).flatMap(([name, has]) => (has ? [name] : [])),
  };
}

/** What is claimed beyond what was granted: `/store/*` covers `/store/lentil-house`, and `*` every type of modules. */
export function claimsBeyond(claims: GrantedClaims, granted: GrantedClaims): GrantedClaims {
  const holds: Record<ClaimKind, (name: string) => boolean> = {
    routes: (route) => granted.routes.some((given) => isRouteWithin(route, given)),
    moduleTypes: (type) => [EVERY_MODULE, type].some((given) => granted.moduleTypes.includes(given)),
    contributions: (place) => granted.contributions.includes(place),
    capabilities: (name) => granted.capabilities.includes(name),
  };
  const beyond = (kind: ClaimKind) => claims[kind].filter((name) => !holds[kind](name));
  return {
    routes: beyond('routes'),
    moduleTypes: beyond('moduleTypes'),
    contributions: beyond('contributions'),
    capabilities: beyond('capabilities'),
  };
}

export const isEmptyClaim = (claims: GrantedClaims): boolean =>
  CLAIM_KINDS.every((kind) => claims[kind].length === 0);

interface RouteParts {
  path: string;
  /** The path without its last part `/*`; null for an exact path. */
  base: string | null;
  parameter: string | null;
}

function partsOf(route: string): RouteParts {
  const [path = '', parameter = null] = route.split('?');
  return { path, base: path.endsWith('/*') ? path.slice(0, -2) : null, parameter };
}

/** Whether one path pattern covers all that the other does. */
const coversPattern = (wide: RouteParts, narrow: RouteParts) =>
  narrow.base === null
    ? routeCovers(wide.path, narrow.path)
    : wide.base !== null && (narrow.base === wide.base || narrow.base.startsWith(`${wide.base}/`));

/** A route with a search parameter wins over one without, so it is within none but its like. */
function isRouteWithin(route: string, given: string): boolean {
  const [narrow, wide] = [partsOf(route), partsOf(given)];
  return narrow.parameter === wide.parameter && coversPattern(wide, narrow);
}

const patternsMeet = (a: RouteParts, b: RouteParts) => coversPattern(a, b) || coversPattern(b, a);

/** Whether two remotes with these routes could both be meant by one address of one visitor. */
function routesOverlap(a: Place, b: Place): boolean {
  const [one, other] = [partsOf(a.route), partsOf(b.route)];
  if (!patternsMeet(one, other)) return false;
  if ((one.parameter === null) === (other.parameter === null)) return sharesModule(a.types, b.types);
  // With its parameter, one of them is drawn in place of the other, whatever the module: that is for the listing alone.
  const [precise, types] = one.parameter === null ? [other, b.types] : [one, a.types];
  return precise.parameter !== LISTING_PARAMETER || !types.includes(EVERY_MODULE);
}

interface Place {
  route: string;
  types: readonly string[];
}

const sharesModule = (a: readonly string[], b: readonly string[]) =>
  (a.includes(EVERY_MODULE) && b.length > 0) ||
  (b.includes(EVERY_MODULE) && a.length > 0) ||
  a.some((type) => b.includes(type));

/** Two grants that one visitor could not be given both of. */
export interface Overlap {
  kind: 'routes' | 'contributions';
  own: string;
  other: string;
}

/** The first thing that two remotes would both be granted for one visitor; null where they are apart. */
export function overlapOf(own: GrantedClaims, other: GrantedClaims): Overlap | null {
  for (const route of own.routes)
    for (const theirs of other.routes)
      if (routesOverlap({ route, types: typesOf(own) }, { route: theirs, types: typesOf(other) }))
        return { kind: 'routes', own: route, other: theirs };
  if (!sharesModule(typesOf(own), typesOf(other))) return null;
  const place = own.contributions.find((name) => other.contributions.includes(name));
  return place === undefined ? null : { kind: 'contributions', own: place, other: place };
}

/** Before a type is granted no page can be; until then, a route is taken to be for every module. */
const typesOf = ({ moduleTypes }: GrantedClaims): readonly string[] =>
  moduleTypes.length > 0 ? moduleTypes : [EVERY_MODULE];

/** The page of the host that a route would cover; null where it touches none. */
export const hostRouteIn = (route: string): string | null =>
  HOST_PATHS.find((own) => patternsMeet(partsOf(own), partsOf(route))) ?? null;
