import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  CLAIM_KINDS,
  CLAIM_OPTIONS,
  CONTRIBUTION_PLACES,
  claimsOf,
  grantCommand,
  isEmptyClaim,
  parseRemoteManifest,
} from '@souk/contracts';
import type { GrantedClaims } from '@souk/contracts';
import { readSettings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { withCommandForm } from '../command-form.ts';
import { UsageError } from '../exit-codes.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { columns } from '../terminal/columns.ts';
import { confirm } from '../terminal/confirm.ts';
import { ownScreen } from '../terminal/screen.ts';

interface Options extends ConnectionOptions, JsonOption, Partial<GrantedClaims> {
  reason?: string;
  yes?: boolean;
}

export function grantCommands(program: Command): void {
  const grant = program
    .command('grant')
    .description('manage what remotes may claim: routes, types of modules, …');
  withClaims(grant.command('give'))
    .description('let a remote claim more; requires the right to administer every remote')
    .action(give);
  withClaims(grant.command('revoke'))
    .description('revoke the named claims, or all; refused while a live release needs them')
    .action(revoke);
  withConnection(withJson(grant.command('list')))
    .argument('[remote]', 'default: all remotes')
    .description('show what was granted, and by whom')
    .action(list);
  withJson(grant.command('ask'))
    .argument('[folder]', 'the remote', '.')
    .description('print the command with which an administrator grants the claims of remote.json')
    .action(ask);
}

const withClaims = (command: Command): Command =>
  withConnection(withJson(command))
    .argument('<remote>')
    .option('--routes <paths>', 'such as /home,/vase/*,/home?data_type', names)
    .option('--module-types <types>', 'such as flowers; * is every module', names)
    .option('--contributions <places>', CONTRIBUTION_PLACES.join(','), names)
    .option('--capabilities <names>', 'such as cart,wishlist,delivery', names)
    .option('--reason <text>', 'reason for the audit log')
    .option('--yes', 'do not ask for confirmation');

const names = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function claimsIn(options: Options): GrantedClaims {
  const { routes = [], moduleTypes = [], contributions = [], capabilities = [] } = options;
  return { routes, moduleTypes, contributions, capabilities };
}

/** `routes /home; module-types flowers`. */
const inWords = (claims: GrantedClaims): string =>
  CLAIM_KINDS.filter((kind) => claims[kind].length > 0)
    .map((kind) => `${CLAIM_OPTIONS[kind]} ${claims[kind].join(', ')}`)
    .join('; ') || 'nothing';

async function give(remote: string, options: Options): Promise<void> {
  const claims = claimsIn(options);
  if (isEmptyClaim(claims))
    throw new UsageError(
      `Nothing to grant to ${remote}. Pass claims such as --routes /${remote} --module-types ${remote}.`,
    );
  const client = connect(options);
  const requested = { ...claims, reason: options.reason };
  const expected = await client.giveGrant(remote, { ...requested, dryRun: true });
  if (expected.changed)
    await confirm(
      `Releases of ${remote} may claim: ${inWords(claims)}. Customers see no change until one is activated.`,
      options.yes ?? false,
    );
  const change = await client.giveGrant(remote, requested);
  const { changed, grant } = change;
  printResult(
    options,
    change,
    changed && grant
      ? `${remote} is granted: ${inWords(grant)}.`
      : `${remote} already has that grant; nothing changed.`,
  );
}

async function revoke(remote: string, options: Options): Promise<void> {
  const claims = claimsIn(options);
  const client = connect(options);
  const requested = { ...claims, reason: options.reason };
  const expected = await client.revokeGrant(remote, { ...requested, dryRun: true });
  const what = isEmptyClaim(claims) ? 'anything' : inWords(claims);
  if (expected.changed)
    await confirm(
      `Releases of ${remote} that claim ${what} can no longer go live, not even by a rollback.`,
      options.yes ?? false,
    );
  const change = await client.revokeGrant(remote, requested);
  const { changed, grant } = change;
  const left = grant ? `${remote} is still granted: ${inWords(grant)}.` : `${remote} has no grants.`;
  printResult(options, change, changed ? left : `${remote} does not have that grant; nothing changed.`);
}

async function list(remote: string | undefined, { json, ...connection }: Options): Promise<void> {
  const all = await connect(connection).grants();
  const grants = all.filter((grant) => remote === undefined || grant.remote === remote);
  const { bold, time } = ownScreen(readSettings());
  const lines = grants.flatMap((grant) => {
    const kinds = CLAIM_KINDS.filter((kind) => grant[kind].length > 0);
    const rows = kinds.map((kind) => [CLAIM_OPTIONS[kind], grant[kind].join(', ')]);
    const head = `${bold(grant.remote)}, by ${grant.grantedBy}, ${time(grant.grantedAt)}`;
    return [head, ...columns(rows).map((line) => `  ${line}`)];
  });
  const none = remote === undefined ? 'No grants.' : `${remote} has no grants.`;
  printResult({ json }, grants, lines.length > 0 ? lines : none);
}

async function ask(folder: string, options: JsonOption): Promise<void> {
  const file = join(resolve(folder), 'remote.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} could not be read. Name the folder of a remote, such as remotes/food.`);
  });
  const manifest = parseRemoteManifest(JSON.parse(text));
  console.error(`An administrator of the registry grants the claims of ${manifest.name} with:`);
  const claims = claimsOf(manifest);
  const command = grantCommand(manifest.name, claims);
  printResult(options, { remote: manifest.name, claims, command }, withCommandForm(command));
}
