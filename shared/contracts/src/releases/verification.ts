/** One check of a verification; `detail` names what it found, line by line. */
export interface VerificationCheck {
  name: string;
  passed: boolean;
  detail: string;
}

/** What a verifier states and signs. */
export interface VerificationStatement {
  remote: string;
  version: string;
  /** SHA-256 over `releaseContent`, in hex: the very bytes and claims that were verified. */
  content: string;
  /** The host that it was mounted in, as `host@1.0.0`. */
  host: string;
  checks: VerificationCheck[];
  /**
   * Bytes of the release that its heaviest route takes before a customer does anything, compressed; null where it was not drawn.
   * Absent in statements from before it was counted.
   */
  firstLoadBytes?: number | null;
  verifiedAt: string;
}

/** The text that a verifier signs, the same for signing and checking. */
export function verificationText(statement: VerificationStatement): string {
  const { remote, version, content, host, checks, firstLoadBytes, verifiedAt } = statement;
  const listed = checks.map(({ name, passed, detail }) => [name, passed, detail]);
  const rest = [remote, version, content, host, listed, verifiedAt];
  return JSON.stringify(
    firstLoadBytes === undefined
      ? ['souk-verification-1', ...rest]
      : ['souk-verification-2', ...rest, firstLoadBytes],
  );
}

/** What verifying a release in the real host found; stored with the release. */
export interface Verification extends Omit<VerificationStatement, 'content'> {
  passed: boolean;
  /** The verifier's name. */
  verifiedBy: string;
  /** Whether a registered verifier signed it for these bytes and was not revoked since. The gate accepts no other. */
  believed: boolean;
  /** Base64 of the Ed25519 signature; null for verifications from before there were verifiers. */
  signature: string | null;
}

/** The progress of a release's verification; null where it was not verified and no verifier is running. */
export type VerificationState = 'queued' | 'running' | 'passed' | 'failed';
