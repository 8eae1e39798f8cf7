import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type Shared = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeRegisterShare']>>[0]['shared'];

const isLoaded = ({ loaded, lib }: Shared) => loaded === true || typeof lib === 'function';

/**
 * Packages that are shared by their content come with every release that uses them, and the first release provides them
 * for all. Where it cannot, the others would fail with it. So a release takes them from another one only if they are
 * there
 * already, and never from one that turned out to be broken; else it brings its own.
 */
export function ownShares(isBroken: (globalName: string) => boolean) {
  const owners = new WeakMap<Shared['get'], string>();
  return {
    name: 'souk-own-shares',
    beforeRegisterShare(registered) {
      owners.set(registered.shared.get, registered.origin.name);
      return registered;
    },
    resolveShare(args) {
      const { resolver, shareInfo, shareScopeMap, scope, pkgName } = args;
      args.resolver = () => {
        const found = resolver();
        if (!found || shareInfo.shareConfig.singleton || found.shared.get === shareInfo.get) return found;
        if (isLoaded(found.shared) && !isBroken(owners.get(found.shared.get) ?? '')) return found;
        const versions = shareScopeMap[scope]?.[pkgName];
        if (versions) versions[shareInfo.version] = shareInfo;
        return { ...found, shared: shareInfo };
      };
      return args;
    },
  } satisfies ModuleFederationRuntimePlugin;
}
