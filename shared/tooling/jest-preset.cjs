const { existsSync } = require('node:fs');
const { basename, join } = require('node:path');

/** The entries of packages of hundreds of small files. Each keeps no state that another of their entries needs. */
const bundled = `/node_modules/(${[
  'typebox/build/(index|value/index)\\.mjs',
  'aria-query/lib/index\\.js',
  '@testing-library/(dom|user-event)/dist/(cjs/)?index\\.js',
].join('|')})$`;

/**
 * The jest configuration of a browser-side package: `module.exports = require('@souk/tooling/jest')(__dirname)`.
 * @param {string} directory the package's folder
 */
module.exports = (directory) => {
  const setup = join(directory, 'jest.setup.ts');
  return {
    displayName: basename(directory),
    rootDir: directory,
    testEnvironment: join(__dirname, 'jest-environment.cjs'),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: [join(__dirname, 'jest-setup.cjs'), ...(existsSync(setup) ? [setup] : [])],
    transform: {
      [bundled]: join(__dirname, 'jest-bundled.cjs'),
      '\\.[cm]?[jt]sx?$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
      '\\.(woff2|svg|png|webp)$': join(__dirname, 'jest-asset.cjs'),
    },
    // Most of the registry's packages are ES modules by now; jest runs CommonJS.
    transformIgnorePatterns: [
      '/node_modules/(?!(@souk|@fontsource-variable|until-async|rettime|@open-draft|msw|@mswjs|typebox|aria-query|@testing-library)/)',
    ],
    restoreMocks: true,
  };
};
