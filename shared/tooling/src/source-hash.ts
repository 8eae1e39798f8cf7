import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { TOOLING, findPackage, readPackage } from './installed-package.ts';
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

/** Of the tools, those whose output is what a build is made of. */
const COMPILERS = [
  'webpack',
  '@module-federation/enhanced',
  '@swc/core',
  'swc-loader',
  'terser-webpack-plugin',
];

export interface HashOptions {
  /** Packages that somebody else provides at run time, whose content therefore does not count. */
  provided?: readonly string[];
  /** `every`: any change of a tool makes another hash; `compilers`: only of those that write the build, themselves. */
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

  const queue = [root, tooling];
  for (let it = queue.shift(); it; it = queue.shift()) {
    if (seen.has(it.name)) continue;
    seen.add(it.name);
    for (const path of sourceFiles(it.directory))
      hash
        .update(`${it.name}/${path}\0`)
        .update(readFileSync(join(it.directory, path)))
        .update('\0');
    for (const name of it.dependencies) {
      if (provided.includes(name)) continue;
      const inner = findPackage(name, it.directory);
      if (!inner) continue;
      if (isSource(inner)) queue.push(inner);
      else if (it.name !== tooling.name || tools === 'every') addInstalled(inner);
      else if (COMPILERS.includes(name)) installed.add(`${name}@${inner.version}`);
    }
  }
  for (const pin of [...installed].sort()) hash.update(`${pin}\0`);
  return hash.digest('hex').slice(0, 12);
}
