import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Finding } from '../check-dependencies.ts';
import { FOR_TESTS, mayImport, onlyFor, type Package } from './packages.ts';
import { type Import, isTestOrConfig, type SourceFile } from './source-file.ts';

type Judge = (it: Import) => Omit<Finding, 'file' | 'line'> | null;

/** The folders of a package that put its features together, and that features may lean on. */
const COMPOSITION = new Set(['app', 'shell', 'texts']);

/** Everything that is wrong with what a file imports. */
export function checkImports(
  file: SourceFile,
  own: Package,
  packages: ReadonlyMap<string, Package>,
  rootTools: ReadonlySet<string>,
): Finding[] {
  const inTest =
    isTestOrConfig(file.path.slice(own.directory.length + 1)) || own.role === 'e2e' || own.role === 'testing';
  const judges: Judge[] = [
    (it) => outOfPackage(file, own, it),
    (it) => betweenFeatures(file, own, it),
    (it) => forbiddenRole(own, packages.get(packageOf(it.specifier)), it, inTest),
    (it) => pastTheDoor(own, packages.get(packageOf(it.specifier)), it),
    (it) => schemasInBrowser(own, it, inTest),
    (it) => keptForOthers(own, it),
    (it) => undeclared(own, packages.get(packageOf(it.specifier)), it, inTest, rootTools),
  ];
  return file.imports.flatMap((it) => {
    const first = judges.map((judge) => judge(it)).find((finding) => finding !== null);
    return first ? [{ file: file.path, line: it.line, ...first }] : [];
  });
}

const isRelative = (specifier: string) =>
  /^\.{0,2}\//.test(specifier) || specifier === '.' || specifier === '..';

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function outOfPackage(file: SourceFile, own: Package, { specifier }: Import) {
  if (!isRelative(specifier)) return null;
  const target = posix.join(posix.dirname(file.path), specifier);
  if (target === own.directory || target.startsWith(`${own.directory}/`)) return null;
  return {
    rule: 'own-package',
    message: `${specifier} leaves ${own.directory}; import the other package by its name`,
  };
}

function betweenFeatures(file: SourceFile, own: Package, { specifier }: Import) {
  if (!isRelative(specifier) || (own.role !== 'host' && own.role !== 'remote')) return null;
  const from = featureOf(own, file.path);
  const to = featureOf(own, posix.join(posix.dirname(file.path), specifier));
  if (from === null || to === null || from === to || COMPOSITION.has(from) || COMPOSITION.has(to))
    return null;
  return {
    rule: 'features',
    message: `feature ${from} imports feature ${to}; let what shows both put them together`,
  };
}

/** The folder below `src` that a path is in; null for what stands in `src` itself. */
function featureOf(own: Package, path: string): string | null {
  const [source, feature, ...rest] = path.slice(own.directory.length + 1).split('/');
  return source === 'src' && feature && rest.length > 0 ? feature : null;
}

function forbiddenRole(own: Package, target: Package | undefined, { specifier }: Import, inTest: boolean) {
  if (!target || target.name === own.name || mayImport(own, target, specifier, inTest)) return null;
  return { rule: 'who-may-import-whom', message: `${own.directory} may not import ${specifier}` };
}

function pastTheDoor(own: Package, target: Package | undefined, { specifier }: Import) {
  if (!target || target.name === own.name) return null;
  const door = `.${specifier.slice(target.name.length)}`;
  const open = target.exports.some((it) =>
    it.endsWith('*') ? door.startsWith(it.slice(0, -1)) : door === it,
  );
  return open
    ? null
    : { rule: 'exports', message: `${specifier} is not among the exports of ${target.name}` };
}

function schemasInBrowser(own: Package, { specifier, typeOnly }: Import, inTest: boolean) {
  if (!own.browser || typeOnly || inTest || specifier !== '@souk/contracts/api') return null;
  return {
    rule: 'no-schemas-in-the-browser',
    message: `${specifier} brings the schema runtime; take its types with \`import type … from '@souk/contracts'\``,
  };
}

function keptForOthers(own: Package, { specifier, typeOnly }: Import) {
  const roles = typeOnly ? null : onlyFor(packageOf(specifier));
  if (!roles || roles.includes(own.role)) return null;
  return { rule: 'kept-for-others', message: `only ${roles.join(' and ')} may import ${specifier}` };
}

function undeclared(
  own: Package,
  target: Package | undefined,
  { specifier, typeOnly }: Import,
  inTest: boolean,
  rootTools: ReadonlySet<string>,
) {
  const name = packageOf(specifier);
  if (isRelative(specifier) || isBuiltin(specifier) || name === own.name || own.dependencies.has(name))
    return null;
  if ((inTest || typeOnly) && own.devDependencies.has(name)) return null;
  // Every package has a jest configuration and tests: what they all take is not declared by each.
  if (inTest && target && FOR_TESTS.includes(target.role)) return null;
  const types = `@types/${name.replace('@', '').replace('/', '__')}`;
  if (typeOnly && (own.devDependencies.has(types) || rootTools.has(types))) return null;
  if (rootTools.has(name) && (inTest || typeOnly || own.role === 'tooling' || own.role === 'stack'))
    return null;
  return {
    rule: 'declared',
    message: `${name} is not among the dependencies of ${own.directory}/package.json`,
  };
}
