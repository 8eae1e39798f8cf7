const { existsSync } = require('node:fs');
const { basename, join } = require('node:path');

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
      '/node_modules/(?!(@souk|@fontsource-variable|until-async|rettime|@open-draft|msw|@mswjs|typebox)/)',
    ],
    restoreMocks: true,
  };
};
