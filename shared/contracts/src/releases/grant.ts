/** What a remote may claim, besides its own name: each of it is given by an administrator. */
export interface GrantedClaims {
  /** Paths that it may draw, as in `remote.json`: exact, with a last part `/*`, or with a search parameter. */
  routes: string[];
  /** The types of modules that its pages and contributions may be of; `*` is every module. */
  moduleTypes: string[];
  /** The places that it may contribute to. */
  contributions: string[];
  /** The capabilities that it may give its module. */
  capabilities: string[];
}

/** What a remote was granted, and by whom last. */
export interface Grant extends GrantedClaims {
  remote: string;
  grantedBy: string;
  grantedAt: string;
}

/** The answer to giving or revoking: `changed` is false where it was so before. Null where nothing is granted any more. */
export interface GrantChange {
  changed: boolean;
  grant: Grant | null;
}

/** Everything that can be granted, in the order that people read it. */
export const CLAIM_KINDS = ['routes', 'moduleTypes', 'contributions', 'capabilities'] as const;

export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** The same as the options of `souk grant` name it. */
export const CLAIM_OPTIONS: Record<ClaimKind, string> = {
  routes: 'routes',
  moduleTypes: 'module-types',
  contributions: 'contributions',
  capabilities: 'capabilities',
};

export const NO_CLAIMS: GrantedClaims = { routes: [], moduleTypes: [], contributions: [], capabilities: [] };

/** What claims are given by, on the command line. */
export function grantCommand(remote: string, claims: Partial<GrantedClaims>): string {
  const options = CLAIM_KINDS.flatMap((kind) => {
    const names = claims[kind] ?? [];
    return names.length === 0 ? [] : [`--${CLAIM_OPTIONS[kind]} '${names.join(',')}'`];
  });
  return ['souk grant give', remote, ...options].join(' ');
}
