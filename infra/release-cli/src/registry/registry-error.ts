import type { ChannelState, GateFinding, RegistryProblem } from '@souk/contracts';

/** A failed request to the registry; the message is a sentence for people. */
export class RegistryError extends Error {
  readonly status: number | null;
  /** Such as `quarantined`, `stale-revision`, `version-taken`; `unreachable` if no registry responded. */
  readonly code: string;
  /** The current state of the channel, for a stale revision. */
  readonly state: ChannelState | null;
  /** The findings of the gate, if it refused the release. */
  readonly findings: readonly GateFinding[];

  constructor(
    message: string,
    status: number | null,
    code: string,
    { state, findings }: Pick<RegistryProblem, 'state' | 'findings'> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.state = state ?? null;
    this.findings = findings ?? [];
  }
}
