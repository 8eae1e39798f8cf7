import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { TOOLING, findPackage, installedPackage, readPackage } from './installed-package.ts';
import type { InstalledPackage } from './installed-package.ts';

const TEST = /\.test\.tsx?$/;

/** Files of a package that can change what is built from it, in a stable order. */
function sourceFiles(directory: string): string[] {
  const source = join(directory, 'src');
  const inside = existsSync(source)
    ? readdirSync(source, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !TEST.test(entry.name))
        .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    : [];
  const described = ['package.json', 'remote.json'].filter((file) => existsSync(join(directory, file)));
  return [...described, ...inside].sort();
}

/** Packages that travel as sources: those of Souk wherever they are installed, and those that somebody works on. */
const isSource = ({ name, directory }: InstalledPackage) =>
  name.startsWith('@souk/') || !directory.split(sep).includes('node_modules');

/** How sources are compiled, and with what: nothing else of the tools shows in the content of a shared package. */
const COMPILED_BY = ['src/webpack/component-ids.ts', 'src/webpack/source-modules.ts'];
const COMPILERS = ['webpack', '@swc/core', 'swc-loader', 'terser-webpack-plugin'];

export interface HashOptions {
  /** Packages that somebody else provides at run time, whose content therefore does not count. */
  provided?: readonly string[];
  /** `every`: any change of a tool makes another hash; `compilers`: only one of how sources are compiled. */
  tools?: 'every' | 'compilers';
}

/** A hash over a package's sources and everything that is bundled with it, and over what builds it. */
export function sourceHash(directory: string, { provided = [], tools = 'every' }: HashOptions = {}): string {
  const root = readPackage(directory);
  const tooling = readPackage(TOOLING);
  if (!root || !tooling) throw new Error(`${directory} holds no package.json`);
  const hash = createHash('sha256');
  const seen = new Set<string>();
  const installed = new Set<string>();

  /** Counts an installed package by its version, and all that it brings. */
  const addInstalled = (it: InstalledPackage) => {
    const pin = `${it.name}@${it.version}`;
    if (installed.has(pin)) return;
    installed.add(pin);
    for (const name of it.dependencies) {
      const inner = findPackage(name, it.directory);
      if (inner) addInstalled(inner);
    }
  };

  const addSources = (it: InstalledPackage, paths: readonly string[]) => {
    for (const path of paths)
      hash
        .update(`${it.name}/${path}\0`)
        .update(readFileSync(join(it.directory, path)))
        .update('\0');
  };

  const queue = [root];
  if (tools === 'every') queue.push(tooling);
  else {
    addSources(tooling, COMPILED_BY);
    for (const name of COMPILERS) installed.add(`${name}@${installedPackage(name, TOOLING).version}`);
  }
  for (let it = queue.shift(); it; it = queue.shift()) {
    if (seen.has(it.name)) continue;
    seen.add(it.name);
    addSources(it, sourceFiles(it.directory));
    for (const name of [...it.dependencies, ...it.peerDependencies]) {
      const inner = provided.includes(name) ? null : findPackage(name, it.directory);
      if (!inner) continue;
      if (isSource(inner)) queue.push(inner);
      else addInstalled(inner);
    }
  }
  for (const pin of [...installed].sort()) hash.update(`${pin}\0`);
  return hash.digest('hex').slice(0, 12);
}
