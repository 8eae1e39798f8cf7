import type { SharedPackage } from '@souk/contracts';
import { installedPackage, readPackage } from './installed-package.ts';
import { sourceHash } from './source-hash.ts';

/**
 * One instance per page: the host provides them eagerly, remotes take them and bring none of their own.
 * `react-dom/client` and the JSX runtime are named too: whatever is missing here, every remote ships again.
 */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@souk/event-bus',
  '@souk/i18n',
  '@souk/api-client',
  '@souk/remote-kit',
] as const;

/** What code that is built for development asks for besides. */
const DEVELOPMENT_SINGLETONS = [...SINGLETONS, 'react/jsx-dev-runtime'] as const;

/**
 * Shared by exact content: downloaded once where equal, a copy of one's own where different. Anything looser would let
 * a rollback of one remote change what another runs.
 */
export const BY_CONTENT = [
  '@souk/ui',
  '@souk/storefront',
  '@souk/storefront/product',
  '@souk/storefront/orders',
] as const;

/** The package that a shared name is a door of: `@souk/storefront` for `@souk/storefront/product`. */
export const packageOf = (name: string): string => name.split('/').slice(0, 2).join('/');

interface FederationShare {
  version: string;
  requiredVersion: string;
  strictVersion: true;
  singleton: boolean;
  eager?: boolean;
  import?: false;
}

/** The hash of what is built from a package that is shared by exact content; remembered, since a build asks twice. */
function contentHash(directory: string): string {
  const hash =
    remembered.get(directory) ?? sourceHash(directory, { provided: SINGLETONS, tools: 'compilers' });
  remembered.set(directory, hash);
  return hash;
}
const remembered = new Map<string, string>();

/** The `shared` option of the federation plugin for the host or a remote, by what the package in its folder uses. */
export function federationShares(
  kind: 'host' | 'remote',
  directory: string,
  mode: 'production' | 'development' = 'production',
): Record<string, FederationShare> {
  const dependencies = readPackage(directory)?.dependencies ?? [];
  const shares: Record<string, FederationShare> = {};
  for (const name of mode === 'production' ? SINGLETONS : DEVELOPMENT_SINGLETONS) {
    const { version } = installedPackage(name, directory);
    shares[name] = {
      version,
      requiredVersion: `^${version}`,
      strictVersion: true,
      singleton: true,
      ...(kind === 'host' ? { eager: true } : { import: false }),
    };
  }
  for (const name of BY_CONTENT) {
    // A remote under development brings its own, so that an edit of them affects only this remote.
    const owner = packageOf(name);
    if (!dependencies.includes(owner) || (mode === 'development' && kind === 'remote')) continue;
    const version = `0.0.0-h${contentHash(installedPackage(owner, directory).directory)}`;
    shares[name] = {
      version,
      requiredVersion: version,
      strictVersion: true,
      singleton: false,
      ...(kind === 'host' ? { eager: true } : {}),
    };
  }
  return shares;
}

/** The same, as in the record of a release. */
export function describeShares(shares: Record<string, FederationShare>): SharedPackage[] {
  return Object.entries(shares).map(([name, share]) => ({
    name,
    version: share.version,
    requiredVersion: share.requiredVersion,
    singleton: share.singleton,
    provides: share.import !== false,
  }));
}
