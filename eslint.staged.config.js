import tseslint from 'typescript-eslint';
import config from './eslint.config.js';

// What the hook asks of staged files: every rule but the two that need the types of the whole repository, which take longer
// than a commit should. `npm run lint` and the gate ask those.
export default [
  ...config,
  { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked },
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
];
