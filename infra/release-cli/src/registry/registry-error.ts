import type { ChannelState, GateFinding, RegistryProblem } from '@souk/contracts';

/** What the registry answers where it decided against a request. */
const REFUSALS = new Set([400, 401, 403, 404, 409, 422]);
/** A proxy's answer, and that of a registry that does not know the address. */
const UNDECIDED = new Set(['failed', 'not-found']);

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

  /** Whether the registry decided against the request; otherwise it failed, or was not reached. */
  get isRefusal(): boolean {
    return this.status !== null && REFUSALS.has(this.status) && !UNDECIDED.has(this.code);
  }
}
