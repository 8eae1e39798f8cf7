/** One line of the audit log: who tried what, from where, why, and what came of it. */
export interface AuditEntry {
  id: number;
  at: string;
  actor: string;
  /** Null where the registry acted by itself. */
  tokenId: string | null;
  /** The network address that it came from. */
  address: string | null;
  /** Such as `activate`, `rollback`, `publish`, `token.create`. */
  action: string;
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
