/** What webpack's runtime keeps of one version of a shared package. */
interface SharedVersion {
  /** Loads it, and gives what returns the module. */
  get(): Factory | Promise<Factory>;
  /** The build that brought it. */
  from: string;
}

type Factory = () => unknown;

/** Shared packages by name and version, as builds of webpack hand them to each other. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

// webpack puts its runtime in place of these two.
declare const __webpack_init_sharing__: (scope: string) => unknown;
declare const __webpack_share_scopes__: { default: ShareScope };

/** What the host provides. */
function hostScope(): ShareScope {
  void __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

export interface ShareScopes {
  /** A scope for a release, which adds to it what it brings. */
  create(): ShareScope;
  /** Takes part in how a release loads what it has added to its scope. */
  join(owner: string, scope: ShareScope): void;
}

/**
 * Packages that are shared by their content come with every release that uses them. So each release has a scope of its own,
 * with what the host provides, and takes the others from another release only if they are there already, and never from one
 * that turned out to be broken; else it loads its own.
 */
export function createShareScopes(isBroken: (globalName: string) => boolean, host = hostScope): ShareScopes {
  const present = new Map<string, { owner: string; factory: Factory }>();
  return {
    // Copies, so that what a release writes into its scope stays there.
    create: () => mapValues(host(), (versions) => mapValues(versions, (shared) => ({ ...shared }))),

    join(owner, scope) {
      const provided = host();
      for (const [name, versions] of Object.entries(scope))
        for (const [version, shared] of Object.entries(versions)) {
          if (provided[name]?.[version]) continue;
          const key = `${name} ${version}`;
          const load = shared.get;
          shared.get = async () => {
            const found = present.get(key);
            if (found && !isBroken(found.owner)) return found.factory;
            const factory = await load();
            present.set(key, { owner, factory });
            return factory;
          };
        }
    },
  };
}
