import { isRecord } from '../is-record.ts';
import { routeCovers } from './route-covers.ts';
import { EVERY_MODULE, REMOTE_NAME_PATTERN, isReservedName } from './remote-name.ts';

/**
 * What a remote says of itself: `remote.json` in its folder, copied into each of its releases.
 * `module_type` is an open string, and absent for journeys that cross modules.
 */
export interface RemoteManifest {
  name: string;
  /** The module type that its routes are for, such as food. */
  moduleType?: string;
  /** The paths that it draws: exact, with a last part `/*`, or with a search parameter that they need, such as `/home?data_type`. */
  routes: string[];
  /** Semver range of `ShellServices` that it needs. */
  shell: string;
  /** Place → exposed module, such as `"product-dialog": "./product-dialog"`. */
  contributions: Record<string, string>;
  capabilities: ModuleCapabilities;
  /** The module's accent on light and on dark ground, as `#rrggbb`; the host's own where absent. */
  accent?: Accent;
  /** What the module calls its items and stores, by language; the host's own words where absent. */
  words?: Record<string, ModuleWords>;
  /** What a server renders of the remote; nothing where absent. */
  serverRendered?: ServerRendered;
}

/** Pages whose first screen is the same for everybody in a place, so that a server renders it once for all. */
export interface ServerRendered {
  /** Like the remote's routes, and covered by them. */
  routes: string[];
  /** Search parameters that change these pages. The server gives a page no others. */
  params: string[];
}

/** Plurals as a heading writes them, such as Foods and Restaurants (WSH-7). */
export interface ModuleWords {
  items: string;
  stores: string;
}

export interface Accent {
  light: string;
  dark: string;
}

/** What customers can do in a module; the host's header follows it (HDR-2). */
export interface ModuleCapabilities {
  cart: boolean;
  wishlist: boolean;
  delivery: boolean;
  /** Items have a page of their own, which wishlists open instead of the dialog where a release draws it (WSH-8). */
  productPage?: boolean;
  /** Items say whether they are vegetarian, and can be filtered by it (POP-2, SRC-14). */
  diets?: boolean;
  /** Cards of its items keep a line for the price per unit. */
  unitPrices?: boolean;
  /** Customers may write the store a note for each line of the cart. */
  itemNotes?: boolean;
}

const COLOUR = /^#[0-9a-f]{6}$/i;
const NAME = new RegExp(REMOTE_NAME_PATTERN);

/** Every page names the routes and words of every live remote, so none may make them long: limits of each field, and of the whole. */
const MAX_TEXTS = 200;
const MAX_TEXT_LENGTH = 200;
const MAX_LENGTH = 16_000;

/** @throws TypeError where a field has too many texts, or one that is too long */
function limitTexts(field: string, texts: readonly string[]): void {
  if (texts.length > MAX_TEXTS)
    throw new TypeError(`remote.json: "${field}" has ${texts.length} texts; the limit is ${MAX_TEXTS}`);
  const long = texts.find(({ length }) => length > MAX_TEXT_LENGTH);
  if (long !== undefined)
    throw new TypeError(
      `remote.json: "${field}" has a text of ${long.length} characters; the limit is ${MAX_TEXT_LENGTH}`,
    );
}

/** @throws TypeError where the whole is too long */
function withinLength(manifest: RemoteManifest): RemoteManifest {
  const { length } = JSON.stringify(manifest);
  if (length > MAX_LENGTH)
    throw new TypeError(`remote.json has ${length} characters in all; the limit is ${MAX_LENGTH}`);
  return manifest;
}

const isAccent = (value: unknown): value is Accent =>
  isRecord(value) &&
  [value.light, value.dark].every((colour) => typeof colour === 'string' && COLOUR.test(colour));

const isWords = (value: unknown): value is Record<string, ModuleWords> =>
  isRecord(value) &&
  Object.values(value).every(
    (words) => isRecord(words) && typeof words.items === 'string' && typeof words.stores === 'string',
  );

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** @throws TypeError where a page is not one of the remote's, or there are too many */
function parseServerRendered(value: unknown, ownRoutes: readonly string[]): ServerRendered {
  if (!isRecord(value) || !isTexts(value.routes) || !isTexts(value.params))
    throw new TypeError('remote.json: "serverRendered" must hold the lists "routes" and "params"');
  const { routes, params } = value;
  limitTexts('serverRendered.routes', routes);
  limitTexts('serverRendered.params', params);
  const foreign = routes.find(
    (route) => !ownRoutes.some((own) => own === route || routeCovers(own, route.replace(/\/\*$/, ''))),
  );
  if (foreign !== undefined)
    throw new TypeError(`remote.json: "serverRendered" names ${foreign}, which "routes" does not cover`);
  return { routes, params };
}

/** Items and stores by language, and nothing else. @throws TypeError where they are too long */
function parseWords(words: Record<string, ModuleWords>): Record<string, ModuleWords> {
  const all = Object.entries(words);
  limitTexts(
    'words',
    all.flatMap(([language, { items, stores }]) => [language, items, stores]),
  );
  return Object.fromEntries(all.map(([language, { items, stores }]) => [language, { items, stores }]));
}

/** @throws TypeError with a sentence that names what is wrong with the manifest. */
export function parseRemoteManifest(value: unknown): RemoteManifest {
  if (!isRecord(value)) throw new TypeError('remote.json must hold an object');
  const { name, moduleType, routes, shell, contributions = {}, capabilities = {}, accent, words } = value;
  const { serverRendered } = value;
  if (typeof name === 'string' && isReservedName(name))
    throw new TypeError(
      `remote.json: "${name}" cannot be a name, since every JavaScript object has a property of that name; choose another`,
    );
  if (typeof name !== 'string' || !NAME.test(name))
    throw new TypeError('remote.json: "name" must be small letters, digits and dashes, 40 at the most');
  if (moduleType !== undefined && typeof moduleType !== 'string')
    throw new TypeError('remote.json: "moduleType" must be text');
  if (moduleType !== undefined && (isReservedName(moduleType) || moduleType === EVERY_MODULE))
    throw new TypeError(`remote.json: "${moduleType}" cannot be a type of modules; choose another name`);
  if (
    !Array.isArray(routes) ||
    !routes.every((route): route is string => typeof route === 'string' && route.startsWith('/'))
  )
    throw new TypeError('remote.json: "routes" must be a list of paths that start with /');
  if (typeof shell !== 'string')
    throw new TypeError('remote.json: "shell" must be a semver range of ShellServices');
  limitTexts('moduleType', moduleType === undefined ? [] : [moduleType]);
  limitTexts('routes', routes);
  limitTexts('shell', [shell]);
  if (!isRecord(contributions) || !isRecord(capabilities))
    throw new TypeError('remote.json: "contributions" and "capabilities" must be objects');
  if (accent !== undefined && !isAccent(accent))
    throw new TypeError('remote.json: "accent" must hold "light" and "dark" as #rrggbb');
  if (words !== undefined && !isWords(words))
    throw new TypeError('remote.json: "words" must hold "items" and "stores" for each language');
  const places = Object.entries(contributions).map(([place, exposed]): [string, string] => {
    if (isReservedName(place))
      throw new TypeError(`remote.json: "${place}" cannot be a place of contributions`);
    if (typeof exposed !== 'string' || !exposed.startsWith('./'))
      throw new TypeError(
        `remote.json: contribution "${place}" must name an exposed module such as ./${place}`,
      );
    return [place, exposed];
  });
  limitTexts('contributions', places.flat());
  return withinLength({
    name,
    ...(moduleType === undefined ? {} : { moduleType }),
    routes,
    shell,
    contributions: Object.fromEntries(places),
    ...(accent === undefined ? {} : { accent: { light: accent.light, dark: accent.dark } }),
    ...(words === undefined ? {} : { words: parseWords(words) }),
    ...(serverRendered === undefined ? {} : { serverRendered: parseServerRendered(serverRendered, routes) }),
    capabilities: {
      cart: capabilities.cart === true,
      wishlist: capabilities.wishlist === true,
      delivery: capabilities.delivery === true,
      ...(capabilities.productPage === true ? { productPage: true } : {}),
      ...(capabilities.unitPrices === true ? { unitPrices: true } : {}),
      ...(capabilities.diets === true ? { diets: true } : {}),
      ...(capabilities.itemNotes === true ? { itemNotes: true } : {}),
    },
  });
}
