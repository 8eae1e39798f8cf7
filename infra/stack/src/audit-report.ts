/** What `npm audit --json` came to: what it found, or why it could not ask. */
export type AuditResult =
  | { kind: 'clean' }
  | { kind: 'found'; severe: number }
  /** The registry has no audit service, or it cannot be reached. */
  | { kind: 'unreachable'; reason: string }
  | { kind: 'failed'; reason: string };

interface Output {
  metadata?: { vulnerabilities?: Record<string, number> };
  /** How npm tells of a call to the registry that failed. */
  message?: string;
  uri?: string;
  statusCode?: number;
  error?: { code?: string; summary?: string };
}

const NETWORK = /^(ENOAUDIT|ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|E4|E5)/;

/** Reads the output of `npm audit --json`; findings are those of high and critical severity. */
export function readAudit(output: string): AuditResult {
  const report = parse(output);
  if (!report) return { kind: 'failed', reason: output.trim() || 'npm audit said nothing' };
  const found = report.metadata?.vulnerabilities;
  if (found) {
    const severe = (found.high ?? 0) + (found.critical ?? 0);
    return severe === 0 ? { kind: 'clean' } : { kind: 'found', severe };
  }
  const reason = (report.error?.summary || report.message) ?? 'npm audit answered without a report';
  const isNetwork = report.uri !== undefined || NETWORK.test(report.error?.code ?? '');
  return { kind: isNetwork ? 'unreachable' : 'failed', reason };
}

function parse(output: string): Output | null {
  try {
    const value: unknown = JSON.parse(output);
    return typeof value === 'object' ? (value as Output | null) : null;
  } catch {
    return null;
  }
}
