import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A package of the repository, and its constraints. */
export interface Package {
  name: string;
  /** From the repository's root. */
  directory: string;
  /** The folder's name for what is shared or infrastructure; `remote`, `host` and `e2e` for the rest. */
  role: string;
  browser: boolean;
  infrastructure: boolean;
  /** It is not published. */
  private: boolean;
  /** The keys of `exports`. */
  exports: string[];
  dependencies: Set<string>;
  devDependencies: Set<string>;
}

const BELOW_KIT = ['contracts', 'event-bus', 'api-client', 'i18n', 'ui'];
const BELOW_STOREFRONT = [...BELOW_KIT, 'remote-kit'];
const SHARED = [...BELOW_STOREFRONT, 'storefront', 'maps', 'phone'];
/** Only tests and configurations take these. */
export const FOR_TESTS = ['testing', 'tooling'];

/** "Who may import whom" of the architecture, by role. What is not named here is an infrastructure service. */
const TABLE: Record<string, readonly string[]> = {
  contracts: [],
  'event-bus': ['contracts'],
  'api-client': ['contracts', 'event-bus'],
  i18n: ['contracts', 'event-bus'],
  ui: ['i18n'],
  maps: ['ui', 'contracts', 'i18n'],
  phone: ['ui', 'api-client', 'i18n'],
  'remote-kit': BELOW_KIT,
  storefront: BELOW_STOREFRONT,
  host: SHARED,
  remote: SHARED,
  testing: [...SHARED, 'tooling'],
  tooling: [...SHARED, 'testing'],
  // Shows what the shared packages draw, with the builders of tests for a marketplace.
  catalogue: [...SHARED, 'testing'],
  'release-console': ['ui', 'i18n', 'contracts', 'http-server'],
  'http-server': [],
  'release-cli': ['contracts', 'page-renderer', 'tooling'],
  'page-renderer': ['contracts'],
  // Journeys change what a shop has stored, and start an edge of their own to take things away from it.
  e2e: ['contracts', 'database', 'object-store', 'edge', 'release-registry'],
};
const SERVICE = ['contracts', 'database', 'object-store', 'http-server', 'page-renderer'];

/** Parts of shared packages that know no browser, and are for services too. */
const ENTRIES_FOR_SERVICES = ['@souk/i18n/bundles', '@souk/i18n/money'];

/** What starts the other parts, or measures them. */
const STARTS_PARTS = ['stack', 'bench'];

const BROWSER = new Set([
  ...SHARED.filter((role) => role !== 'contracts'),
  'host',
  'remote',
  'release-console',
  'testing',
]);

/** Outside packages that only some may know. */
const RESTRICTED_IMPORTS: readonly [RegExp, readonly string[]][] = [
  [/^single-spa$/, ['host']],
  [/^@module-federation\//, ['bench']],
];

export function mayImport(own: Package, target: Package, specifier: string, inTest: boolean): boolean {
  if (STARTS_PARTS.includes(own.role))
    return (
      target.infrastructure ||
      ['contracts', ...FOR_TESTS].includes(target.role) ||
      ENTRIES_FOR_SERVICES.includes(specifier)
    );
  if (inTest && FOR_TESTS.includes(target.role)) return true;
  const allowed = TABLE[own.role];
  if (allowed) return allowed.includes(target.role);
  if (inTest && target.role === 'demo-data') return true;
  return (
    SERVICE.includes(target.role) ||
    ENTRIES_FOR_SERVICES.includes(specifier) ||
    (own.role === 'demo-data' && target.role === 'i18n')
  );
}

/** The roles that an outside package is kept for; null where any package may import it. */
export function onlyFor(name: string): readonly string[] | null {
  return RESTRICTED_IMPORTS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

interface Manifest {
  name: string;
  private?: boolean;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** Every package of a repository that is laid out like this one. */
export function readPackages(root: string): Package[] {
  const inside = (parent: string) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [];
  return [...inside('shared'), ...inside('remotes'), ...inside('infra'), 'host', 'e2e']
    .filter((directory) => existsSync(join(root, directory, 'package.json')))
    .map((directory) => describe(directory, readJson(join(root, directory, 'package.json'))));
}

function describe(directory: string, manifest: Manifest): Package {
  const [parent = '', name] = directory.split('/');
  const role = parent === 'remotes' ? 'remote' : (name ?? parent);
  return {
    name: manifest.name,
    directory,
    role,
    browser: BROWSER.has(role),
    infrastructure: parent === 'infra',
    private: manifest.private === true,
    exports: Object.keys(manifest.exports ?? {}),
    dependencies: new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
  };
}

/** Tools that the repository's root declares for every package. */
export function readRootTools(root: string): Set<string> {
  return new Set(Object.keys(readJson(join(root, 'package.json')).devDependencies ?? {}));
}
