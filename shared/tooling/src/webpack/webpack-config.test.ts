import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readManifest } from '../build.ts';
import { federationShares } from '../shared-packages.ts';
import { repositoryRoot } from '../workspace.ts';
import { webpackConfig } from './webpack-config.ts';

const directory = join(repositoryRoot, 'remotes/food');
const config = (mode: 'production' | 'development', hot = false) =>
  webpackConfig({
    directory,
    manifest: readManifest(directory),
    version: '1.0.0',
    mode,
    hot,
    outputDirectory: '/nowhere',
  });
const plugins = (...args: Parameters<typeof config>) =>
  config(...args).plugins?.map((plugin) => plugin?.constructor.name) ?? [];

describe('the build of a remote', () => {
  it('pins every chunk and contains no development code when it is a release', () => {
    assert.ok(plugins('production').includes('IntegrityPlugin'));
    assert.ok(!plugins('production').includes('ReactRefreshPlugin'));
    assert.equal(config('production').devtool, false);
    assert.ok(!('react/jsx-dev-runtime' in federationShares('remote', directory)));
    assert.ok('@souk/ui' in federationShares('remote', directory));
  });

  it('applies edits in development, and evaluates no text', () => {
    assert.ok(plugins('development', true).includes('ReactRefreshPlugin'));
    assert.ok(!plugins('development', true).includes('IntegrityPlugin'));
    assert.doesNotMatch(String(config('development', true).devtool), /eval/);
  });

  it("shares React's instance in development, and contains its own copies of what is edited with it", () => {
    const shares = federationShares('remote', directory, 'development');
    assert.equal(shares['react/jsx-dev-runtime']?.import, false);
    assert.ok(shares.react?.singleton);
    assert.ok(!('@souk/ui' in shares) && !('@souk/storefront' in shares));
    assert.ok('@souk/ui' in federationShares('host', join(repositoryRoot, 'host'), 'development'));
  });
});
