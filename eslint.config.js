import n from 'eslint-plugin-n';
import { tsImport } from 'tsx/esm/api';
import { preset, serverRendered } from './shared/tooling/eslint-preset.js';

const { dependencyRule } = await tsImport('./shared/tooling/src/dependency-rule.ts', import.meta.url);

export default [
  {
    ignores: [
      '**/test-results/',
      '**/playwright-report/',
      '.souk/',
      '.cache/',
      // What they make is linted in the repository that it makes.
      'infra/release-cli/templates/',
    ],
  },
  ...preset,
  serverRendered({
    files: ['{host,remotes/*,shared/*}/src/**/*.{ts,tsx}'],
    // What starts the page and loads releases, the page that a provider comes back to, maps, and what builds and tests.
    ignores: [
      'host/src/{main.ts,start.tsx}',
      'host/src/{federation,push}/**',
      'remotes/account/src/auth/social/**',
      'shared/{maps,testing,tooling}/**',
    ],
  }),
  // What `npm run deps` refuses in a file shows in editors too.
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { repository: { rules: { dependencies: dependencyRule(import.meta.dirname) } } },
    rules: { 'repository/dependencies': 'error' },
  },
  // The environment is read in one place, where every variable is checked and listed; other code is given values.
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [
      'shared/tooling/src/settings.ts',
      // Sets a variable for a plugin.
      'shared/tooling/src/webpack/webpack-config.ts',
      '**/*.test.{ts,tsx}',
      'infra/database/src/testing.ts',
      'e2e/**',
    ],
    plugins: { n },
    // Bundlers replace NODE_ENV.
    rules: { 'n/no-process-env': ['error', { allowedVariables: ['NODE_ENV'] }] },
  },
  // The few places that survive a browser which refuses its storages, and journeys, whose browser has them.
  {
    files: [
      'shared/contracts/src/browser-storage.ts',
      'host/src/browser/{cookie,service-workers,tab-channel,with-lock}.ts',
      'host/src/server/browser.ts',
      'infra/edge/src/offline/worker/**',
      'infra/bench/src/browser/visitor.ts',
      'infra/release-cli/src/verify/open-page.ts',
      'e2e/**',
    ],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  // Commands speak on the console; the browser and the services have reports and logs of their own.
  {
    files: [
      'infra/{bench,stack,release-cli}/**',
      'shared/tooling/**',
      'host/src/errors/report.ts',
      '**/{testing,*.test}.{ts,tsx}',
      'e2e/**',
    ],
    rules: { 'no-console': 'off' },
  },
  // Node's runner gets twenty files of tests in one process: a hook outside of a suite would run for each test of all of them.
  {
    files: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Program:has(> ImportDeclaration[source.value="node:test"]) > ExpressionStatement > CallExpression[callee.name=/^(before|after)Each$/]',
          message: 'Put the hook into a describe: other files run in the same process.',
        },
      ],
    },
  },
  // The host's parts are built in the order of their dependencies: no function may use what is declared after it.
  {
    files: ['host/src/composition/**'],
    rules: { '@typescript-eslint/no-use-before-define': ['error', { functions: false }] },
  },
  // What the console asks the registry for stands in two files, whose calls a test compares with the registry's description.
  {
    files: ['infra/release-console/src/page/**'],
    ignores: ['infra/release-console/src/page/registry/{queries,changes}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/ask.ts'],
              message: 'Calls of the registry stand in registry/queries.ts and changes.ts.',
            },
          ],
        },
      ],
    },
  },
];
