/** The result of `npm audit --json`: its findings, or why there are none. */
export type AuditResult =
  | { kind: 'clean' }
  | { kind: 'found'; severe: number }
  /** The registry has no audit service, or is unreachable. */
  | { kind: 'unreachable'; reason: string }
  | { kind: 'failed'; reason: string };

interface Output {
  metadata?: { vulnerabilities?: Record<string, number> };
  /** npm's report of a failed request to the registry. */
  message?: string;
  uri?: string;
  statusCode?: number;
  error?: { code?: string; summary?: string };
}

const NETWORK = /^(ENOAUDIT|ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|E4|E5)/;

/** Reads the output of `npm audit --json`; findings are those of high and critical severity. */
export function readAudit(output: string): AuditResult {
  const report = parse(output);
  if (!report) return { kind: 'failed', reason: output.trim() || 'npm audit printed nothing' };
  const found = report.metadata?.vulnerabilities;
  if (found) {
    const severe = (found.high ?? 0) + (found.critical ?? 0);
    return severe === 0 ? { kind: 'clean' } : { kind: 'found', severe };
  }
  const reason = (report.error?.summary || report.message) ?? 'npm audit printed no report';
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
