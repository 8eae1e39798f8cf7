import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { ACTIONS } from '@souk/contracts';
import { TOKEN_BOUNDS, isWithin } from '@souk/contracts/channel-changes';
import { readSettings } from '@souk/tooling/settings';
import type { Action, Scope, TokenInfo } from '@souk/contracts';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { readOwnStack } from '../own-stack.ts';
import { commandForm } from '../command-form.ts';
import { UsageError } from '../exit-codes.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { columns } from '../terminal/columns.ts';
import { confirm } from '../terminal/confirm.ts';
import { ownScreen } from '../terminal/screen.ts';
import type { Screen } from '../terminal/screen.ts';

interface CreateOptions extends ConnectionOptions, JsonOption {
  name: string;
  ci?: boolean;
  person?: boolean;
  allow: Scope[];
  days: number;
  verifierKey?: string;
}

export function tokenCommand(program: Command): void {
  const token = withJson(program.command('token'))
    // Else --json of its own commands would be taken for its own.
    .enablePositionalOptions()
    .summary("print the operator's token, or manage tokens")
    .description("print the operator's token of this machine's stack, or manage tokens")
    .action(printOwn);
  withConnection(withJson(token.command('create')))
    .description('create a token; its secret is shown only once')
    .requiredOption('--name <name>', 'name in the audit log')
    .option('--ci', 'a token for a build server')
    .option('--person', 'a token for a person')
    .requiredOption(
      '--allow <remote:actions>',
      `such as food:publish,activate, or *:read; actions: ${ACTIONS.join(', ')}; can be repeated`,
      (text: string, before: Scope[] | undefined) => [...(before ?? []), scopeOf(text)],
    )
    .option('--days <number>', `days until it expires, up to ${TOKEN_BOUNDS.days.max}`, parseDays, 90)
    .option('--verifier-key <public key>', "a verifier's public key, as printed by souk token key")
    .action(create);
  withJson(token.command('key'))
    .argument('<file>', 'file for the private key, readable only by its owner')
    .description("create a verifier's key pair and print the public key for souk token create --verifier-key")
    .action(makeKey);
  withConnection(withJson(token.command('list')))
    .description('list all tokens, without their secrets')
    .action(list);
  withConnection(withJson(token.command('revoke')))
    .argument('<id>')
    .option('--yes', 'do not ask for confirmation')
    .description('revoke a token: the next request with it is refused')
    .action(revoke);
}

/** The private key never leaves this machine: it can sign verifications of any release. */
async function makeKey(file: string, options: JsonOption): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const privateHalf = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  await writeFile(file, `${privateHalf}\n`, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`The file ${file} exists. Choose another one.`) : error;
    },
  );
  const publicHalf = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  printResult(options, { file, publicKey: publicHalf }, publicHalf);
}

/** Prints the operator's token, which only the owner of its file can read. */
function printOwn(options: JsonOption): void {
  const { token } = readOwnStack(readSettings().home);
  if (token === null)
    throw new Error(
      'No stack has run on this machine. Start one with npm start, or ask an administrator for a token.',
    );
  printResult(options, { token }, token);
}

async function create({
  name,
  ci,
  person,
  allow,
  days,
  verifierKey,
  json,
  ...connection
}: CreateOptions): Promise<void> {
  if (Boolean(ci) === Boolean(person)) throw new UsageError('Pass either --ci or --person.');
  const client = connect(connection);
  const { token, info } = await client.createToken({
    name,
    kind: ci ? 'ci' : 'person',
    scopes: allow,
    days,
    verifierKey,
  });
  // Only the secret goes to stdout, so that it can be piped.
  console.error(
    `${info.name} may ${rightsOf(info.scopes)} until ${info.expiresAt?.slice(0, 10) ?? 'it is revoked'}. The token is shown only once:`,
  );
  printResult({ json }, { token, info }, token);
}

async function list({ json, ...connection }: ConnectionOptions & JsonOption): Promise<void> {
  const tokens = await connect(connection).tokens();
  const screen = ownScreen(readSettings());
  const rows = tokens.map((token) => [
    token.id,
    screen.bold(token.name),
    token.kind,
    describeStatus(token, screen),
    rightsOf(token.scopes),
  ]);
  printResult({ json }, tokens, rows.length > 0 ? columns(rows).join('\n') : 'No tokens.');
}

async function revoke(
  id: string,
  { yes = false, json, ...connection }: ConnectionOptions & JsonOption & { yes?: boolean },
) {
  const client = connect(connection);
  const token = (await client.tokens()).find((each) => each.id === id);
  if (!token) throw new Error(`Token ${id} not found. List the tokens with ${commandForm()} token list.`);
  await confirm(`Requests with the token of ${token.name} will be refused.`, yes);
  const revoked = await client.revokeToken(id);
  printResult({ json }, revoked, `The token of ${revoked.name} is revoked.`);
}

function describeStatus({ revokedAt, expiresAt, lastUsedAt }: TokenInfo, { bad, time }: Screen): string {
  if (revokedAt) return bad(`revoked ${time(revokedAt)}`);
  if (expiresAt && Date.parse(expiresAt) < Date.now()) return bad(`expired ${time(expiresAt)}`);
  const end = expiresAt ? `expires ${time(expiresAt)}` : 'never expires';
  return `${end}, ${lastUsedAt ? `used ${time(lastUsedAt)}` : 'never used'}`;
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
    throw new InvalidArgumentError('Expected a remote and its actions, such as food:publish,activate.');
  if (unknown !== undefined)
    throw new InvalidArgumentError(`Unknown action "${unknown}". Use one of: ${ACTIONS.join(', ')}.`);
  return { remote, actions: actions.filter(isAction) };
}

function parseDays(text: string): number {
  const { min, max } = TOKEN_BOUNDS.days;
  if (!/^\d{1,9}$/.test(text) || !isWithin(Number(text), TOKEN_BOUNDS.days))
    throw new InvalidArgumentError(`Expected a whole number of days from ${min} to ${max}.`);
  return Number(text);
}
