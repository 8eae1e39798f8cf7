const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { buildSync, version } = require('esbuild');

const own = createHash('sha256').update(readFileSync(__filename)).update(version).digest('hex');

/**
 * The entry of a package with all of its own files in one: jest resolves, reads and runs every module anew for every test
 * file, and hundreds of small ones take longer than most tests. What it imports of other packages stays an import.
 */
module.exports = {
  process(_source, path) {
    const { outputFiles } = buildSync({
      entryPoints: [path],
      bundle: true,
      packages: 'external',
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      write: false,
      logLevel: 'error',
    });
    return { code: outputFiles[0].text };
  },
  getCacheKey: (source, path) => createHash('sha256').update(own).update(path).update(source).digest('hex'),
};
