import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { HOST_NAME, claimsOf, grantCommand, parseRemoteManifest } from '@souk/contracts';
import type { Command } from 'commander';
import { withCommandForm } from '../command-form.ts';
import { UsageError } from '../exit-codes.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { packagesOfTemplate, writeRemote } from '../new-remote/remote-template.ts';
import { packedPackages, registeredPackages } from '../new-remote/souk-packages.ts';

interface Options extends JsonOption {
  directory?: string;
  packages?: string;
}

export function newCommand(program: Command): void {
  withJson(program.command('new'))
    .argument('<name>', 'name of the remote and type of its module, such as flowers')
    .summary('create a remote in its own folder')
    .description("create a remote in its own folder, outside of Souk's repository")
    .option('--directory <folder>', 'target folder; default: a folder with its name')
    .option('--packages <folder>', "tarballs of Souk's packages to copy; default: npm's package registry")
    .action(makeRemote);
}

async function makeRemote(name: string, options: Options): Promise<void> {
  requireName(name);
  const directory = resolve(options.directory ?? name);
  await requireEmpty(directory);
  requireOutside(directory);
  const names = await packagesOfTemplate();
  const packages = options.packages
    ? await packedPackages(resolve(options.packages), names)
    : await registeredPackages(names);
  await writeRemote(name, directory, packages);
  const grant = grantCommand(name, await claimsIn(directory));
  printResult(options, { name, directory, grant }, [
    `Created ${name} in ${directory}.`,
    `Its releases can only go live with a grant. Send this command to an administrator of the registry (npx souk grant ask prints it again):\n  ${withCommandForm(grant)}`,
    `Next: cd ${relative(process.cwd(), directory) || '.'} && npm install && npm test`,
  ]);
}

/** The claims of the template. */
const claimsIn = async (directory: string) =>
  claimsOf(parseRemoteManifest(JSON.parse(await readFile(join(directory, 'remote.json'), 'utf8'))));

function requireName(name: string): void {
  const wrong = new UsageError(
    `"${name}" is not a valid name for a remote. Use up to 40 lower-case letters, digits and dashes, starting with a letter; ${HOST_NAME} and names of JavaScript object properties, such as constructor, are reserved.`,
  );
  if (name === HOST_NAME) throw wrong;
  try {
    parseRemoteManifest({ name, routes: [], shell: '*' });
  } catch {
    throw wrong;
  }
}

async function requireEmpty(directory: string): Promise<void> {
  const inside = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Error(
      `The folder ${directory} cannot be used: ${error.code}. Name another one with --directory.`,
    );
  });
  if (inside.length > 0)
    throw new Error(`The folder ${directory} is not empty. Name another one with --directory.`);
}

/** npm treats a folder inside another workspace as a part of it. */
function requireOutside(directory: string): void {
  for (let folder = dirname(directory); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object))
      throw new Error(
        `The folder ${directory} is inside the repository ${folder}. Name one outside with --directory.`,
      );
    if (dirname(folder) === folder) return;
  }
}
