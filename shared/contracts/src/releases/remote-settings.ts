/** Whether a worse or slower candidate is rolled back automatically: not judged, only reported, or rolled back. */
export type AutomaticRollback = 'off' | 'watch' | 'act';

/** How a remote is released in a channel. */
export interface RemoteSettings {
  automatic: AutomaticRollback;
  /** The same for a candidate that is slower; where `automatic` is off, slowness is not judged either. */
  slowness: AutomaticRollback;
  /** Percent of visitors who may fail with a first canary, which has no control beside it; null: it is not judged. */
  failureLimit: number | null;
  /** Percent of visitors who stay on the old release while a fresh activation is observed. */
  holdback: number;
  observationMinutes: number;
  /** What the first load of the remote may weigh, compressed, in bytes; null: no limit. */
  budgetBytes: number | null;
  /** Only a release that `souk verify` passed goes live. */
  verification: boolean;
  /** How many visits of one network (IPv4 /24, IPv6 /48) a judgement weighs on either side. */
  networkVisits: number;
  /** From how many networks failures of a candidate must come before it is rolled back by itself. */
  failingNetworks: number;
}

/** The default settings of a remote. */
export const DEFAULT_SETTINGS: RemoteSettings = {
  automatic: 'act',
  slowness: 'watch',
  failureLimit: 5,
  holdback: 10,
  observationMinutes: 30,
  budgetBytes: null,
  verification: false,
  networkVisits: 10,
  failingNetworks: 8,
};
