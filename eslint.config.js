import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
      '.souk/',
      '.cache/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strict.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // A function's type is often said by what it implements; `() => void 0` and empty doubles are plain in tests.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    // What runs in the page: a rejected promise that nobody waits for, and a hook out of order, show only to customers.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  { files: ['**/*.{ts,tsx}'], ...hooks.configs.flat['recommended-latest'] },
  // Playwright's fixtures call a function named `use`, which is no hook.
  { files: ['e2e/**/*.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  // Commands speak on the console; the browser and the services have reports and logs of their own.
  {
    files: [
      'infra/{stack,release-cli}/**',
      'shared/tooling/**',
      'host/src/shell/report.ts',
      '**/{testing,*.test}.{ts,tsx}',
      'e2e/**',
    ],
    rules: { 'no-console': 'off' },
  },
  // node:test's describe and it return promises that its runner waits for.
  {
    files: ['{infra,shared/contracts,shared/tooling}/**/*.test.ts'],
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
);
