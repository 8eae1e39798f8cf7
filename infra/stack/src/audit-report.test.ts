import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAudit } from './audit-report.ts';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities } });

describe('the result of npm audit', () => {
  it('is clean where no severe finding is known', () => {
    assert.deepEqual(readAudit(report({ low: 3, moderate: 2, high: 0, critical: 0 })), { kind: 'clean' });
  });

  it('counts what is high and critical', () => {
    assert.deepEqual(readAudit(report({ low: 3, high: 1, critical: 2 })), { kind: 'found', severe: 3 });
  });

  it('recognises a registry without an audit service, and one that cannot be reached', () => {
    const noService = {
      message: '404 Not Found - POST /-/npm/v1/security/audits/quick',
      method: 'POST',
      uri: 'https://registry.example/-/npm/v1/security/audits/quick',
      statusCode: 404,
    };
    assert.equal(readAudit(JSON.stringify(noService)).kind, 'unreachable');
    for (const code of ['ENOAUDIT', 'ENOTFOUND', 'ECONNREFUSED', 'ETIMEDOUT', 'E503'])
      assert.equal(readAudit(JSON.stringify({ error: { code, summary: 'away' } })).kind, 'unreachable', code);
  });

  it('treats anything else as a failure, never as a clean report', () => {
    const failures = ['', 'not JSON', 'null', '{}', '{"error":{"code":"ENOLOCK","summary":"no lock file"}}'];
    for (const output of failures) assert.equal(readAudit(output).kind, 'failed', output);
  });
});
