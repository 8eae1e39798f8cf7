import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Finding } from './finding.ts';
import { FOR_TESTS, mayImport, onlyFor, type Package } from './packages.ts';
import { type Import, isTestOrConfig, type SourceFile } from './source-file.ts';

type Judge = (it: Import) => Omit<Finding, 'file' | 'line'> | null;

/** Folders of the host that put features together. No feature may import them, the composition root least of all. */
const COMPOSES = new Set(['composition', 'footer', 'header', 'hydration', 'landing', 'pages', 'server']);
/** Folders of host and remotes that every feature may import. They import no feature, only each other. */
const GROUND = new Set([
  'browser',
  'contributions',
  'federation',
  'history',
  'page',
  'paged',
  'state',
  'texts',
]);

/** Violations in the imports of a file. */
export function checkImports(
  file: SourceFile,
  own: Package,
  packages: ReadonlyMap<string, Package>,
  rootTools: ReadonlySet<string>,
): Finding[] {
  const inTest =
    isTestOrConfig(file.path.slice(own.directory.length + 1)) || own.role === 'e2e' || own.role === 'testing';
  // What the test kit brings and the repository's root declares is not declared again by each package.
  const kit = [...packages.values()].filter(({ role }) => FOR_TESTS.includes(role));
  const available = {
    inTests: new Set([...kit.flatMap(({ name, dependencies }) => [name, ...dependencies]), ...rootTools]),
    inTools: rootTools,
  };
  const judges: Judge[] = [
    (it) => outOfPackage(file, own, it),
    (it) => betweenFeatures(file, own, it, inTest),
    (it) => forbiddenRole(own, packages.get(packageOf(it.specifier)), it, inTest),
    (it) => pastTheDoor(own, packages.get(packageOf(it.specifier)), it),
    (it) => schemasInBrowser(own, it, inTest),
    (it) => restrictedImport(own, it),
    (it) => undeclared(own, it, inTest, available),
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
    message: `${specifier} is outside of ${own.directory}. Import the other package by its name`,
  };
}

function betweenFeatures(file: SourceFile, own: Package, { specifier }: Import, inTest: boolean) {
  if (!isRelative(specifier) || (own.role !== 'host' && own.role !== 'remote')) return null;
  const from = featureOf(own, file.path);
  const to = featureOf(own, posix.join(posix.dirname(file.path), specifier));
  // What tests share puts features together, and is for tests alone.
  if (inTest && (from === 'testing' || to === 'testing')) return null;
  if (from === null || to === null || from === to || COMPOSES.has(from) || GROUND.has(to)) return null;
  return {
    rule: 'features',
    message: `Feature ${from} may not import feature ${to}. Combine them in a parent`,
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
    : {
        rule: 'exports',
        message: `${specifier} is not exported by ${target.name}. Add it to its exports, or use another one`,
      };
}

function schemasInBrowser(own: Package, { specifier, typeOnly }: Import, inTest: boolean) {
  if (!own.browser || typeOnly || inTest || specifier !== '@souk/contracts/api') return null;
  return {
    rule: 'no-schemas-in-the-browser',
    message: `${specifier} includes the schema runtime. Import types with \`import type … from '@souk/contracts'\``,
  };
}

function restrictedImport(own: Package, { specifier, typeOnly }: Import) {
  const roles = typeOnly ? null : onlyFor(packageOf(specifier));
  if (!roles || roles.includes(own.role)) return null;
  return { rule: 'restricted-import', message: `Only ${roles.join(' and ')} may import ${specifier}` };
}

function undeclared(
  own: Package,
  { specifier, typeOnly }: Import,
  inTest: boolean,
  available: { inTests: ReadonlySet<string>; inTools: ReadonlySet<string> },
) {
  const name = packageOf(specifier);
  if (isRelative(specifier) || isBuiltin(specifier) || name === own.name || own.dependencies.has(name))
    return null;
  const types = `@types/${name.replace('@', '').replace('/', '__')}`;
  const erased =
    own.devDependencies.has(name) || own.devDependencies.has(types) || available.inTools.has(types);
  if (typeOnly && erased) return null;
  if (inTest && (own.devDependencies.has(name) || available.inTests.has(name))) return null;
  if (available.inTools.has(name) && (typeOnly || own.role === 'tooling' || own.infrastructure)) return null;
  return {
    rule: 'declared',
    message: `${name} is missing in the dependencies of ${own.directory}/package.json`,
  };
}
