import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** What a remote exposes: its root and its contributions, as its build takes them from remote.json. */
function exposedBy(remote) {
  const manifest = JSON.parse(readFileSync(`remotes/${remote}/remote.json`, 'utf8'));
  const parts = ['./remote', ...Object.values(manifest.contributions ?? {})];
  return parts.map((part) => `${part.replace('./', 'src/')}.tsx`);
}

const remotes = readdirSync('remotes').filter((name) => existsSync(`remotes/${name}/remote.json`));

const TESTS = 'src/**/*.test.{ts,tsx}';
const JEST = 'jest.config.cjs';

/** The build names them as shared, whether a remote's own sources import them or not. */
const NAMED_BY_THE_BUILD = ['react', 'react-dom', 'styled-components', '@souk/event-bus', '@souk/api-client'];

/** `npm run unused`: an entry is what a script, a build or another process starts. */
export default {
  // Configured below: their own configurations are calls of a preset, or need a stack that runs.
  jest: false,
  playwright: false,
  // What @souk/testing brings to tests, and the hook to commits; `npm run deps` looks after who may import the first.
  ignoreDependencies: [/^@testing-library\//, 'msw', 'lint-staged'],
  treatConfigHintsAsErrors: false,
  workspaces: {
    '.': {},
    host: { entry: ['src/main.ts', 'src/server/{server,browser}.ts', 'jest.setup.ts', JEST, TESTS] },
    ...Object.fromEntries(
      remotes.map((name) => [
        `remotes/${name}`,
        { entry: [...exposedBy(name), JEST, TESTS], ignoreDependencies: NAMED_BY_THE_BUILD },
      ]),
    ),
    // Both are built on what they test.
    'shared/*': { entry: [JEST, TESTS], ignoreDependencies: ['@souk/testing', '@souk/tooling'] },
    'shared/tooling': {
      entry: ['src/*.ts', '*.cjs', 'src/webpack/{announce-update,keep-renderers}.ts', TESTS],
    },
    'infra/*': { entry: TESTS },
    'infra/bench': {
      entry: [
        'src/bench.ts',
        'src/services/{connected-pages,edge-process,call-all}.ts',
        'src/variants/build-variant.ts',
        TESTS,
      ],
    },
    'infra/catalogue': { entry: ['src/page/main.tsx', JEST, TESTS] },
    'infra/demo-data': {
      entry: ['tools/city/make-city.ts', 'tools/videos/make-videos.ts', TESTS],
      // Its pictures are read.
      ignoreDependencies: ['@lobehub/fluent-emoji-3d'],
      ignoreBinaries: ['ffmpeg'],
    },
    'infra/edge': { entry: ['src/offline/worker/{worker,removal}.ts', TESTS] },
    'infra/release-cli': { entry: TESTS, ignore: 'templates/**' },
    'infra/release-console': { entry: ['src/page/main.tsx', JEST, TESTS] },
    // The stage `unit` starts jest by its path.
    'infra/stack': {
      entry: ['src/*.ts', 'src/stages/{node-reporter.mjs,jest-reset-page.cjs}', TESTS],
      ignoreDependencies: ['jest'],
    },
    e2e: { entry: ['playwright.config.ts', '**/*.spec.ts', 'bench/{reconnecting-streams,slow-clients}.ts'] },
  },
};
