/** What a channel says of one remote: the answer to "what is live, and why". */
export interface LiveRelease {
  stable: string;
  canary: { version: string; share: number } | null;
  /** The last good version before the live one; null where there is none. */
  fallback: string | null;
  /** The revision that made it live, with who did it, how and why. */
  revision: number;
  action: 'activate' | 'rollback';
  reason: string | null;
  actor: string;
  changedAt: string;
}

/** A release that was rolled back from: it is not activated again. */
export interface QuarantinedRelease {
  remote: string;
  version: string;
  revision: number;
  reason: string;
  quarantinedAt: string;
}

/** The newest state of a channel. */
export interface ChannelState {
  channel: string;
  epoch: string;
  revision: number;
  remotes: Record<string, LiveRelease>;
  quarantined: QuarantinedRelease[];
}

/** The answer to a change: `changed` is false where the channel was in the wanted state already. */
export interface ChannelChange {
  changed: boolean;
  state: ChannelState;
}

/** What the registry says instead (RFC 9457). `code` is for programs, `detail` is a sentence for people. */
export interface RegistryProblem {
  title: string;
  status: number;
  code: string;
  detail: string;
  /** The newer state, where a change was decided on an older one. */
  state?: ChannelState;
}
