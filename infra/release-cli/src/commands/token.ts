import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { ACTIONS } from '@souk/contracts';
import { readSettings } from '@souk/tooling/settings';
import type { Action, Scope, TokenInfo } from '@souk/contracts';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { readOwnStack } from '../own-stack.ts';
import { columns } from '../terminal/columns.ts';
import { confirm } from '../terminal/confirm.ts';

interface CreateOptions extends ConnectionOptions {
  name: string;
  ci?: boolean;
  person?: boolean;
  allow: Scope[];
  days: number;
  verifierKey?: string;
}

export function tokenCommand(program: Command): void {
  const token = program
    .command('token')
    .description("prints the operator's token of this machine's stack, for the console; or manages tokens")
    .action(printOwn);
  withConnection(token.command('create'))
    .description('makes a token; its secret is shown this once')
    .requiredOption('--name <name>', 'as the audit log names whoever uses it')
    .option('--ci', 'for a build server')
    .option('--person', 'for a person')
    .requiredOption(
      '--allow <remote:actions>',
      `such as food:publish,activate, or *:read; actions are ${ACTIONS.join(', ')}; may stand more than once`,
      (text: string, before: Scope[] | undefined) => [...(before ?? []), scopeOf(text)],
    )
    .option('--days <number>', 'how long it holds, up to 366', days, 90)
    .option('--verifier-key <public key>', 'of a token that verifies, as souk token key prints it')
    .action(create);
  token
    .command('key')
    .argument('<file>', 'where the private half is written to, readable by its owner alone')
    .description("makes a verifier's key and prints the public half, for souk token create --verifier-key")
    .action(makeKey);
  withConnection(token.command('list'))
    .description('all tokens, without their secrets')
    .option('--json', 'for programs')
    .action(list);
  withConnection(token.command('revoke'))
    .argument('<id>')
    .option('--yes', 'do not ask')
    .description('ends a token: the next request with it is refused')
    .action(revoke);
}

/** The private half never leaves this machine: whoever holds it vouches for releases. */
async function makeKey(file: string): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const privateHalf = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  await writeFile(file, `${privateHalf}\n`, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`${file} exists. Choose another file.`) : error;
    },
  );
  console.log(publicKey.export({ type: 'spki', format: 'der' }).toString('base64'));
}

/** The file that it stands in is readable by its owner alone; so is what this prints. */
function printOwn(): void {
  const { token } = readOwnStack(readSettings().home);
  if (token === null)
    throw new Error(
      'No stack has run on this machine: start one with npm start, or ask an administrator for a token.',
    );
  console.log(token);
}

async function create({
  name,
  ci,
  person,
  allow,
  days: held,
  verifierKey,
  ...connection
}: CreateOptions): Promise<void> {
  if (Boolean(ci) === Boolean(person)) throw new Error('Say whom the token is for: --ci or --person.');
  const client = connect(connection);
  const { token, info } = await client.createToken({
    name,
    kind: ci ? 'ci' : 'person',
    scopes: allow,
    days: held,
    verifierKey,
  });
  // The secret alone is on the output, so that it can be piped to where it is kept.
  console.error(
    `${info.name} may ${rightsOf(info.scopes)} until ${info.expiresAt?.slice(0, 10) ?? 'it is revoked'}. This is shown once:`,
  );
  console.log(token);
}

async function list({ json, ...connection }: ConnectionOptions & { json?: boolean }): Promise<void> {
  const tokens = await connect(connection).tokens();
  if (json) return console.log(JSON.stringify(tokens, null, 2));
  if (tokens.length === 0) return console.log('There are no tokens.');
  const rows = tokens.map((token) => [
    token.id,
    token.name,
    token.kind,
    standingOf(token),
    rightsOf(token.scopes),
  ]);
  console.log(columns(rows).join('\n'));
}

async function revoke(id: string, { yes = false, ...connection }: ConnectionOptions & { yes?: boolean }) {
  const client = connect(connection);
  const held = (await client.tokens()).find((token) => token.id === id);
  if (!held) throw new Error(`There is no token ${id}; souk token list names them.`);
  await confirm(`Whoever uses the token of ${held.name} is refused from now on.`, yes);
  const { name } = await client.revokeToken(id);
  console.log(`The token of ${name} has ended.`);
}

function standingOf({ revokedAt, expiresAt, lastUsedAt }: TokenInfo): string {
  if (revokedAt) return `revoked ${revokedAt.slice(0, 10)}`;
  if (expiresAt && Date.parse(expiresAt) < Date.now()) return `expired ${expiresAt.slice(0, 10)}`;
  const until = expiresAt ? `until ${expiresAt.slice(0, 10)}` : 'holds';
  return `${until}, ${lastUsedAt ? `used ${lastUsedAt.slice(0, 10)}` : 'never used'}`;
}

const rightsOf = (scopes: readonly Scope[]) =>
  scopes.map(({ remote, actions }) => `${remote}:${actions.join(',')}`).join(' ');

const isAction = (text: string): text is Action => ACTIONS.some((action) => action === text);

/** `food:publish,activate` as a scope. */
function scopeOf(text: string): Scope {
  const [, remote, listed = ''] = /^(\*|[a-z][a-z0-9-]*):(.+)$/.exec(text) ?? [];
  const actions = listed.split(',').map((action) => action.trim());
  const unknown = actions.find((action) => !isAction(action));
  if (remote === undefined)
    throw new InvalidArgumentError(
      'It is a remote and what may be done to it, such as food:publish,activate.',
    );
  if (unknown !== undefined)
    throw new InvalidArgumentError(`"${unknown}" is no right; there are ${ACTIONS.join(', ')}.`);
  return { remote, actions: actions.filter(isAction) };
}

function days(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('It is a whole number of days.');
  return Number(text);
}
