import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noBrowserWhileRendering } from './eslint/no-browser-while-rendering.js';

const STORES =
  'It throws, or is null, in browsers that block it; localStore and sessionStore of @souk/contracts do not.';
const DATABASE =
  'It is missing, or throws, in browsers that block it; browserDatabase() of @souk/contracts does not.';
const REFUSED =
  'Browsers that block site data refuse it: only one small file, which survives that, may touch it.';

/** What browsers refuse, by its name: a page that takes it for granted is blank there. */
const REFUSED_BY_BROWSERS = {
  localStorage: STORES,
  sessionStorage: STORES,
  indexedDB: DATABASE,
  caches: REFUSED,
  cookieStore: REFUSED,
  BroadcastChannel: REFUSED,
};
const NAMES = Object.entries(REFUSED_BY_BROWSERS);

/** Without blank lines and comments. */
const MAX_FUNCTION_LINES = 120;

/** The rules of every TypeScript source that need no types. */
export const preset = [
  { ignores: ['**/dist/', '**/node_modules/', '**/coverage/'] },
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
    files: ['**/*.{ts,tsx}'],
    // A test looks at what is stored, and runs in a browser that stores.
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-globals': ['error', ...NAMES.map(([name, message]) => ({ name, message }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          NAMES.map(([property, message]) => ({ object, property, message })),
        ),
        { object: 'document', property: 'cookie', message: REFUSED },
        { object: 'navigator', property: 'locks', message: REFUSED },
        { object: 'navigator', property: 'serviceWorker', message: REFUSED },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // A test file describes its subject in one function.
    ignores: ['**/*.test.{ts,tsx}', '**/e2e/**'],
    rules: {
      'max-lines-per-function': [
        'error',
        { max: MAX_FUNCTION_LINES, skipBlankLines: true, skipComments: true },
      ],
    },
  },
];

const LOADS_REMOTES =
  'Only the host knows how a remote is loaded; createRemote() of @souk/remote-kit is all that is needed.';

/** What a remote's sources may not import: the same that the dependency check refuses in Souk's own repository. */
const restricted = {
  paths: [
    { name: 'react-router-dom', message: 'Routes and links come from @souk/remote-kit.' },
    { name: '@tanstack/react-query', message: 'Queries come from @souk/remote-kit.' },
    {
      name: '@souk/contracts/api',
      message: 'It brings the schema runtime; take its types from @souk/contracts.',
      allowTypeImports: true,
    },
  ],
  patterns: [{ group: ['single-spa*', '@module-federation/*'], message: LOADS_REMOTES }],
};

/**
 * The rule for sources that servers render too.
 * @param {{ files: string[], ignores?: string[] }} sources
 */
export const serverRendered = ({ files, ignores = [] }) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', ...ignores],
  plugins: { souk: { rules: { 'no-browser-while-rendering': noBrowserWhileRendering } } },
  rules: { 'souk/no-browser-while-rendering': 'error' },
});

/**
 * The rules of a remote in a repository of its own: `export default remotePreset(import.meta.dirname)`.
 * @param {string} directory the folder with the tsconfig.json
 */
export const remotePreset = (directory) => [
  ...preset,
  // What this repository asks of oxlint: the rules of React, and that no promise is left alone, whose rejection shows only to customers.
  { files: ['**/*.{ts,tsx}'], ...hooks.configs.flat['recommended-latest'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: directory } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  serverRendered({ files: ['src/**/*.{ts,tsx}'] }),
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', restricted] },
  },
];
