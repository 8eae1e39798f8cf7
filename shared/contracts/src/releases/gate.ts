/** What the gate has against a release, in words that a person can act on. */
export interface GateFinding {
  /** Such as `shared-version`, `shared-missing`, `runtime`, `shell-range`, `not-granted`, `route-taken`, `contribution-taken`, `files`, `budget`, `verification`, `quarantined`. */
  code: string;
  message: string;
  /** The packages in conflict. */
  packages: string[];
  /** The releases in conflict, as `host@1.2.0`. */
  releases: string[];
}

/** The answer to "may this release go live in this channel?". */
export interface GateVerdict {
  channel: string;
  remote: string;
  version: string;
  passed: boolean;
  findings: GateFinding[];
}
