import type { GateFinding } from './gate.ts';
import type { Rollout } from './rollout.ts';

/**
 * What a revision did; `quarantine` and `lift` change what may live, and `rendering-off` and `rendering-on` who renders pages,
 * not what lives.
 */
export type ChannelAction =
  | 'activate'
  | 'rollback'
  | 'kill'
  | 'canary'
  | 'promote'
  | 'abort'
  | 'quarantine'
  | 'lift'
  | 'rendering-off'
  | 'rendering-on';

/** What a channel says of one remote: the answer to "what is live, and why". */
export interface LiveRelease {
  /** Null where nothing is: it was taken out of the channel, or only some visitors get its first release. */
  stable: string | null;
  /** What some visitors get instead, and how it is to become everybody's. */
  canary: { version: string; share: number; kind: Rollout['kind']; rollout: Rollout | null } | null;
  /** The last good version before the live one; null where there is none. */
  fallback: string | null;
  /** The revision that made it live, with who did it, how and why. */
  revision: number;
  action: ChannelAction;
  reason: string | null;
  actor: string;
  changedAt: string;
}

/** A release that was rolled back from: it is not activated again before an administrator lifts that. */
export interface QuarantinedRelease {
  remote: string;
  version: string;
  revision: number;
  reason: string;
  quarantinedAt: string;
  /** Open pages leave it at once, and it is never fallen back to. */
  killed: boolean;
}

/** A remote whose pages only browsers render, until it is switched on again; the host's name stands for every page. */
export interface ServerRenderingOff {
  remote: string;
  revision: number;
  reason: string;
  actor: string;
  switchedOffAt: string;
}

/** The newest state of a channel. */
export interface ChannelState {
  channel: string;
  epoch: string;
  revision: number;
  remotes: Record<string, LiveRelease>;
  quarantined: QuarantinedRelease[];
  /** The newest first; absent where every page is rendered. */
  serverRenderingOff?: ServerRenderingOff[];
}

/** One row of a channel's history. */
export interface ChannelRevision {
  revision: number;
  remote: string;
  action: ChannelAction;
  /** The release that the change was about, such as the one whose quarantine was lifted; null for changes of older registries. */
  version: string | null;
  /** Null where it left the remote without a live release. */
  stable: string | null;
  canary: { version: string; share: number } | null;
  reason: string | null;
  actor: string;
  at: string;
}

/** The answer to a change: `changed` is false where the channel was in the wanted state already. */
export interface ChannelChange {
  changed: boolean;
  state: ChannelState;
}

/** The registry's error response (RFC 9457). `code` is for programs, `detail` is a sentence for people. */
export interface RegistryProblem {
  title: string;
  status: number;
  code: string;
  detail: string;
  /** The newer state, where a change was decided on an older one. */
  state?: ChannelState;
  /** What the gate has against the release. */
  findings?: GateFinding[];
}
