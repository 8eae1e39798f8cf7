import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { VerificationState } from '@souk/contracts';
import { describeVerifications } from './describe-verifications.ts';

it('shows the progress of the verification of each remote’s newest release', () => {
  const release = (remote: string, version: string, verification: VerificationState | null) => ({
    remote,
    version,
    publishedAt: '',
    collectedAt: null,
    verification,
  });
  assert.deepEqual(
    describeVerifications([
      release('food', '1.2.0', 'running'),
      release('food', '1.1.0', 'passed'),
      release('host', '1.0.0', null),
      release('browse', '2.0.0', 'failed'),
    ]),
    ['food 1.2.0 is being verified', 'browse 2.0.0 failed its verification'],
  );
});
