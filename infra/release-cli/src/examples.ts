import type { Command } from 'commander';
import { commandForm } from './command-form.ts';

/** The arguments of examples, by command; some after a variable. */
export const EXAMPLES: Record<string, readonly string[]> = {
  '': [
    'status',
    'SOUK_VERSION=1.0.1 publish remotes/food --verify',
    'activate food 1.0.1',
    'rollback food --reason "prices missing"',
  ],
  new: ['new flowers', 'new flowers --directory ../flowers --packages ./tarballs'],
  build: ['build remotes/food'],
  dev: ['dev food --in https://shop.example'],
  check: ['check remotes/food', 'check food@1.0.1 --json'],
  verify: [
    'verify remotes/food',
    'verify remotes/browse --visit /store/lentil-house',
    'verify food@1.0.1 --as-verifier',
  ],
  publish: [
    'publish remotes/food --verify',
    'publish remotes/food/dist/1.0.1',
    'publish remotes/food --activate',
  ],
  preview: ['preview food 1.0.1', 'preview food@1.1.0 host@2.0.0 --minutes 120'],
  activate: ['activate food 1.0.1 --reason "new home"', 'activate food 1.0.1 --no-holdback'],
  canary: ['canary food 1.1.0 --share 5', 'canary food 1.1.0 --steps 5:10,25:30,50:60'],
  promote: ['promote food'],
  pause: ['pause food'],
  continue: ['continue food'],
  'promote-set': ['promote-set --from staging', 'promote-set food host --from staging --to production'],
  rollback: [
    'rollback food --reason "prices missing"',
    'rollback food --to 1.0.0 --reason "1.0.1 is bad too"',
  ],
  abort: ['abort food --reason "slower"'],
  kill: ['kill food --reason "shows the orders of others"', 'kill food 1.0.1 --reason "leaks addresses"'],
  'quarantine lift': ['quarantine lift food 1.1.0 --reason "the API was down"'],
  'server-rendering off': ['server-rendering off food --reason "shows the prices of another zone"'],
  'server-rendering on': ['server-rendering on food --reason "fixed in 1.1.0"'],
  status: ['status', 'status --watch', 'status --channel staging --json'],
  history: ['history food', 'history food --channel staging --limit 5'],
  audit: ['audit --limit 20', 'audit --actor ann --action rollback --remote food --since 7d'],
  settings: [
    'settings food',
    'settings food --holdback 10 --observation 60 --budget 120kB --verification on',
  ],
  'grant give': ["grant give flowers --routes '/home,/vase/*' --module-types flowers"],
  'grant revoke': ["grant revoke flowers --routes '/vase/*'"],
  'grant list': ['grant list', 'grant list flowers'],
  'grant ask': ['grant ask remotes/flowers'],
  token: ['token'],
  'token create': ['token create --name "food ci" --ci --allow food:read,publish --days 90'],
  'token key': ['token key verifier.key'],
  'token list': ['token list'],
  'token revoke': ['token revoke <id>'],
  retention: ['retention', 'retention --collect'],
  'reset-edges': ['reset-edges --reason "restored the backup of Monday"'],
};

/** Adds its examples to the help of every command. */
export function addExamples(command: Command, path: readonly string[] = []): void {
  const examples = EXAMPLES[path.join(' ')] ?? [];
  if (examples.length > 0)
    command.addHelpText(
      'after',
      ['', 'Examples:', ...examples.map((example) => `  ${commandLine(example)}`)].join('\n'),
    );
  for (const sub of command.commands) addExamples(sub, [...path, sub.name()]);
}

const commandLine = (example: string): string =>
  example.replace(/^(?:[A-Z_]+=\S+ )?/, (variable) => `${variable}${commandForm()} `);
