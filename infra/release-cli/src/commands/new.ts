import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { HOST_NAME, claimsOf, grantCommand, parseRemoteManifest } from '@souk/contracts';
import type { Command } from 'commander';
import { packagesOfTemplate, writeRemote } from '../new-remote/remote-template.ts';
import { packedPackages, registeredPackages } from '../new-remote/souk-packages.ts';

interface Options {
  directory?: string;
  packages?: string;
}

export function newCommand(program: Command): void {
  program
    .command('new')
    .argument('<name>', "the remote's name, which is its module's type too, such as flowers")
    .description('makes a remote in a folder of its own, outside the repository of Souk')
    .option('--directory <folder>', 'where; default a folder of its name')
    .option('--packages <folder>', "tarballs of Souk's packages to copy; default what npm's registry has")
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
  console.log(`Made ${name} in ${directory}.`);
  console.log(
    `Ask whoever administers the registry for its grant, without which no release of it goes live (souk grant ask prints it again):\n  ${grantCommand(name, await claimsIn(directory))}`,
  );
  console.log(`Next: cd ${relative(process.cwd(), directory) || '.'} && npm install && npm test`);
}

/** What the template claims. */
const claimsIn = async (directory: string) =>
  claimsOf(parseRemoteManifest(JSON.parse(await readFile(join(directory, 'remote.json'), 'utf8'))));

function requireName(name: string): void {
  const wrong = new Error(
    `"${name}" is no name for a remote: small letters, digits and dashes, 40 at the most, a letter first, and neither ${HOST_NAME} nor what every JavaScript object has, such as constructor.`,
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
    throw new Error(`${directory} is no folder that can be used: ${error.code}.`);
  });
  if (inside.length > 0) throw new Error(`${directory} is not empty; name another folder with --directory.`);
}

/** npm takes a folder inside another's workspace for a part of it. */
function requireOutside(directory: string): void {
  for (let folder = dirname(directory); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object))
      throw new Error(
        `${directory} lies inside the repository ${folder}; name a folder outside with --directory.`,
      );
    if (dirname(folder) === folder) return;
  }
}
