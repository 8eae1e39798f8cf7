import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEFAULT_SETTINGS, SERVER_FILE, claimsOf } from '@souk/contracts';
import type { ReleaseRecord, RemoteManifest, SharedPackage, Verification } from '@souk/contracts';
import { aRelease } from '../testing/releases.ts';
import { judgeRelease } from './judge-release.ts';

const react = (changes: Partial<SharedPackage> = {}): SharedPackage => ({
  name: 'react',
  version: '19.3.0',
  requiredVersion: '^19.3.0',
  singleton: true,
  provides: false,
  ...changes,
});
const host = (changes: Partial<Omit<ReleaseRecord, 'files'>> = {}) =>
  aRelease('host', '2.0.0', {
    shared: [react({ provides: true })],
    shell: '1.1.0',
    manifest: null,
    ...changes,
  }).record;
const remote = (
  name: string,
  changes: Partial<Omit<ReleaseRecord, 'files'>> = {},
  manifest: Partial<RemoteManifest> = {},
) => {
  const { record } = aRelease(name, '1.0.0', { shared: [react()], ...changes });
  return { ...record, manifest: record.manifest && { ...record.manifest, ...manifest } };
};
/** Whatever it claims. */
const granted = ({ manifest }: ReleaseRecord) => manifest && claimsOf(manifest);
const judge = (
  record: ReleaseRecord,
  others: ReleaseRecord[],
  settings = DEFAULT_SETTINGS,
  verification: Verification | null = null,
) =>
  judgeRelease({
    record,
    others,
    settings,
    quarantine: null,
    verification,
    grant: granted(record),
    damaged: [],
  });
const codes = (...args: Parameters<typeof judge>) => judge(...args).map(({ code }) => code);

describe('the gate', () => {
  it('accepts a release that fits', () => {
    assert.deepEqual(judge(remote('food'), [host(), remote('grocery')]), []);
  });

  it('names package, versions and releases where the host runs another version', () => {
    const [finding, ...rest] = judge(remote('food', { shared: [react({ requiredVersion: '^20.0.0' })] }), [
      host(),
    ]);
    assert.equal(rest.length, 0);
    assert.equal(finding?.code, 'shared-version');
    assert.deepEqual(finding?.packages, ['react ^20.0.0', 'react 19.3.0']);
    assert.deepEqual(finding?.releases, ['food@1.0.0', 'host@2.0.0']);
    assert.match(
      finding?.message ?? '',
      /^food@1\.0\.0 requires react \^20\.0\.0, but host@2\.0\.0 has 19\.3\.0/,
    );
  });

  it('checks against the canary host, and hosts of open pages, as against the live one', () => {
    const older = host({ version: '1.9.0', shared: [react({ provides: true, version: '18.3.0' })] });
    assert.deepEqual(codes(remote('food'), [host(), older]), ['shared-version']);
  });

  it('refuses a host in which a live remote could not run', () => {
    const next = host({ version: '3.0.0', shared: [react({ provides: true, version: '20.0.0' })] });
    assert.deepEqual(codes(next, [remote('food'), remote('grocery'), host()]), [
      'shared-version',
      'shared-version',
    ]);
  });

  it('reports a package that is not provided, but not one that the remote has itself', () => {
    const missing = react({ name: 'lodash', requiredVersion: '^4.0.0' });
    assert.deepEqual(codes(remote('food', { shared: [missing] }), [host()]), ['shared-missing']);
    assert.deepEqual(codes(remote('food', { shared: [{ ...missing, provides: true }] }), [host()]), []);
  });

  it('accepts different packages that are shared by content: each has its own copy', () => {
    const ui = (hash: string) =>
      react({
        name: '@souk/ui',
        version: `0.0.0-h${hash}`,
        requiredVersion: `0.0.0-h${hash}`,
        singleton: false,
        provides: true,
      });
    assert.deepEqual(codes(remote('food', { shared: [ui('aa')] }), [host({ shared: [ui('bb')] })]), []);
  });

  it('lets remotes go over to containers of webpack before the host does, and not after it', () => {
    assert.deepEqual(codes(remote('food', { runtime: '3.0.0' }), [host({ runtime: '2.9.2' })]), []);
    assert.deepEqual(codes(remote('food', { runtime: '2.9.2' }), [host({ runtime: '3.0.0' })]), ['runtime']);
  });

  it('refuses a remote for another federation runtime', () => {
    assert.deepEqual(codes(remote('food', { runtime: '3.1.0' }), [host({ runtime: '3.0.2' })]), ['runtime']);
    assert.deepEqual(codes(remote('food', { runtime: '3.0.0' }), [host({ runtime: '3.0.2' })]), []);
  });

  it('refuses a remote that needs more of the shell than the host offers', () => {
    assert.deepEqual(codes(remote('food', {}, { shell: '^1.2.0' }), [host()]), ['shell-range']);
    assert.deepEqual(codes(host({ version: '3.0.0', shell: '2.0.0' }), [remote('food')]), ['shell-range']);
  });

  it('gives a route, and a place, to one remote of a module type only', () => {
    const claims = { moduleType: 'food', contributions: { 'product-dialog': './product-dialog' } };
    const other = remote('food-two', {}, claims);
    assert.deepEqual(codes(remote('food', {}, claims), [host(), other]), [
      'route-taken',
      'contribution-taken',
    ]);
    assert.deepEqual(codes(remote('food', {}, { moduleType: 'food' }), [remote('grocery')]), []);
  });

  it('refuses a contribution to an unknown place, and of a module that is not exposed', () => {
    const strange = remote('food', { exposes: ['./remote'] }, { contributions: { ceiling: './ceiling' } });
    assert.deepEqual(codes(strange, [host()]), ['contribution-unknown', 'contribution-missing']);
  });

  it('limits a release to its budget of bytes', () => {
    const heavy = remote('food');
    const bytes = heavy.files.reduce((sum, { size }) => sum + size, 0);
    assert.deepEqual(codes(heavy, [], { ...DEFAULT_SETTINGS, budgetBytes: bytes }), []);
    assert.deepEqual(codes(heavy, [], { ...DEFAULT_SETTINGS, budgetBytes: bytes - 1 }), ['budget']);
  });

  it('counts every file that is not lazy, whatever the record lists as its first ones', () => {
    const files = { 'hidden.js': 'x'.repeat(267_000) };
    const { record } = aRelease('food', '1.0.0', { files, lazy: [] });
    const settings = { ...DEFAULT_SETTINGS, budgetBytes: 10_000 };
    assert.deepEqual(codes(record, [], settings), ['budget']);
    assert.deepEqual(codes({ ...record, lazy: ['hidden.js'] }, [], settings), []);
  });

  it('does not count files for servers only', () => {
    const files = { [SERVER_FILE]: 'x'.repeat(267_000) };
    const { record } = aRelease('food', '1.0.0', { files, lazy: [] });
    assert.deepEqual(codes(record, [], { ...DEFAULT_SETTINGS, budgetBytes: 10_000 }), []);
  });

  describe('with a verification', () => {
    const files = { 'hidden.js': 'x'.repeat(267_000) };
    const { record } = aRelease('food', '1.0.0', { files, lazy: ['hidden.js'] });
    const settings = { ...DEFAULT_SETTINGS, verification: true, budgetBytes: 10_000 };
    const verified = (changes: Partial<Verification>): Verification => ({
      remote: 'food',
      version: '1.0.0',
      host: 'host@1.0.0',
      checks: [{ name: 'draws its routes', passed: true, detail: '/home' }],
      verifiedAt: '2026-01-01T00:00:00.000Z',
      passed: true,
      verifiedBy: 'verifier',
      believed: true,
      signature: 'signed',
      ...changes,
    });

    it('counts what the page loaded, whatever the release declares', () => {
      const [finding, ...rest] = judge(record, [], settings, verified({ firstLoadBytes: 267_900 }));
      assert.deepEqual([finding?.code, rest.length], ['budget', 0]);
      assert.match(
        finding?.message ?? '',
        /is 267\.9 kB as measured by its verifier, over its budget of 10 kB\./,
      );
      assert.deepEqual(codes(record, [], settings, verified({ firstLoadBytes: 900 })), []);
    });

    it('never counts less than the release declares', () => {
      const honest = { ...record, lazy: [] };
      assert.deepEqual(codes(honest, [], settings, verified({ firstLoadBytes: 900 })), ['budget']);
    });

    it('requires a new count of first loads that an earlier verification did not count', () => {
      const [finding] = judge(record, [], settings, verified({}));
      assert.equal(finding?.code, 'budget');
      assert.match(finding?.message ?? '', /Verify it again: souk verify food@1\.0\.0 --as-verifier$/);
      assert.deepEqual(codes(record, [], { ...settings, budgetBytes: null }, verified({})), []);
    });
  });

  it('counts releases from before lazy files were declared as it did then', () => {
    const { record } = aRelease('food', '1.0.0', { files: { 'later.js': 'x'.repeat(267_000) } });
    assert.deepEqual(codes(record, [], { ...DEFAULT_SETTINGS, budgetBytes: 10_000 }), []);
  });
});
