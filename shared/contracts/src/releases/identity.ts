/** What a token may do with a remote; publishing and activating are rights of their own. */
export const ACTIONS = [
  'read',
  'publish',
  'preview',
  'activate',
  'rollback',
  'administer',
  'verify',
  'report',
] as const;

/**
 * `read` sees state, history, telemetry and audit; `publish` stores releases; `preview` creates links that show them;
 * `activate` makes them live, by canary too; `rollback` takes them back and kills them, and switches server
 * rendering; `administer` lifts quarantines, changes settings and makes tokens, and with `*` gives and revokes grants; `verify`
 * records signed verifications, and stands with nothing but `read`; `report` hands telemetry in, which edges do.
 */
export type Action = (typeof ACTIONS)[number];

/** Actions on one remote, or with `*` on all of them. */
export interface Scope {
  remote: string;
  actions: Action[];
}

/** A token as the registry shows it; its secret is shown once, when it is made. */
export interface TokenInfo {
  id: string;
  /** The name of its user in the audit log. */
  name: string;
  kind: 'person' | 'ci';
  scopes: Scope[];
  createdAt: string;
  createdBy: string;
  expiresAt: string | null;
  revokedAt: string | null;
  /** A verifier's public key: Ed25519, SPKI in base64; null for everybody else. */
  verifierKey: string | null;
  lastUsedAt: string | null;
}

/** Whether scopes hold an action on a remote. `*` as remote asks for every remote. */
export function allows(scopes: readonly Scope[], action: Action, remote: string): boolean {
  return scopes.some(
    (scope) => (scope.remote === '*' || scope.remote === remote) && scope.actions.includes(action),
  );
}
