import type { ChannelState, GateFinding, RegistryProblem } from '@souk/contracts';

/** What the registry, or the way to it, has against a request; the message is a sentence for people. */
export class RegistryError extends Error {
  readonly status: number | null;
  /** Such as `quarantined`, `stale-revision`, `version-taken`; `unreachable` where no registry answered. */
  readonly code: string;
  /** The newer state of the channel, where that is why. */
  readonly state: ChannelState | null;
  /** What the gate has against the release, where that is why. */
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
