/** What the audit log has entries of; `watch` and `doubt` are the registry's own notes on a candidate. */
export const AUDIT_ACTIONS = [
  'activate',
  'rollback',
  'kill',
  'canary',
  'promote',
  'abort',
  'pause',
  'continue',
  'quarantine',
  'lift',
  'promote-set',
  'server-rendering',
  'rendering-off',
  'rendering-on',
  'settings',
  'watch',
  'doubt',
  'publish',
  'verify',
  'check',
  'preview',
  'collect',
  'grant',
  'revoke',
  'token.create',
  'token.revoke',
  'epoch',
  'report',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One line of the audit log: who tried what, from where, why, and what came of it. */
export interface AuditEntry {
  id: number;
  at: string;
  actor: string;
  /** Null where the registry acted by itself. */
  tokenId: string | null;
  /** The network address that it came from. */
  address: string | null;
  action: AuditAction;
  outcome: 'done' | 'refused';
  /** Why it was refused, for programs. */
  code: string | null;
  channel: string | null;
  remote: string | null;
  version: string | null;
  /** The revision that it made. */
  revision: number | null;
  /** The reason that was given, or the sentence of the refusal. */
  reason: string | null;
}
