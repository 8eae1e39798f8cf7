import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAudit } from './audit-report.ts';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities } });

describe('what npm audit came to', () => {
  it('is clean where nothing severe is known', () => {
    assert.deepEqual(readAudit(report({ low: 3, moderate: 2, high: 0, critical: 0 })), { kind: 'clean' });
  });

  it('counts what is high and critical', () => {
    assert.deepEqual(readAudit(report({ low: 3, high: 1, critical: 2 })), { kind: 'found', severe: 3 });
  });

  it('knows a registry without an audit service, and one that cannot be reached', () => {
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

  it('takes anything else for a failure, never for a clean report', () => {
    const failures = ['', 'not JSON', 'null', '{}', '{"error":{"code":"ENOLOCK","summary":"no lock file"}}'];
    for (const output of failures) assert.equal(readAudit(output).kind, 'failed', output);
  });
});
