import { resolve } from 'node:path';
import type { Finding } from './checks/finding.ts';
import { checkCircles } from './checks/import-circles.ts';
import { checkImports } from './checks/import-rules.ts';
import { mayImport, readPackages, readRootTools, type Package } from './checks/packages.ts';
import { isTestOrConfig, readSources, type SourceFile } from './checks/source-file.ts';

const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const LETTER = /\p{L}/u;
const CASE_CHANGE = /text-transform\s*:\s*(?!none\b)/;

/** Files that may contain colours: the tokens, and maps, whose provider does not support CSS variables. */
const COLOUR_HOMES = [
  /^shared\/ui\/src\/(tokens|palette|accent|contrast)/,
  /^shared\/maps\/src\/.*(style|palette)/,
];

/** Checks imports, circles of them, colours and visible texts in a whole repository. */
export function checkDependencies(root: string): Finding[] {
  const packages = readPackages(root);
  const byName = new Map(packages.map((it) => [it.name, it]));
  const sources = readSources(root);
  return [
    ...packages.flatMap((own) => checkManifest(own, byName)),
    ...checkCircles(sources),
    ...sources.flatMap(sourceCheck(root)),
  ];
}

/** The rules of a repository that one file can break by itself. */
export function sourceCheck(root: string): (file: SourceFile) => Finding[] {
  const packages = readPackages(root);
  const byName = new Map(packages.map((it) => [it.name, it]));
  const rootTools = readRootTools(root);
  return (file) => {
    const own = packages.find(({ directory }) => file.path.startsWith(`${directory}/`));
    return own ? [...checkImports(file, own, byName, rootTools), ...checkLiterals(file, own)] : [];
  };
}

/** Declared dependencies that may never be imported. */
function checkManifest(own: Package, byName: ReadonlyMap<string, Package>): Finding[] {
  const judge = (names: ReadonlySet<string>, inTest: boolean) =>
    [...names].flatMap((name) => {
      const target = byName.get(name);
      // A service may take the i18n bundles, which are a door of the package that is declared.
      const specifier = target?.role === 'i18n' && own.infrastructure ? `${name}/bundles` : name;
      return target && !mayImport(own, target, specifier, inTest)
        ? [
            {
              file: `${own.directory}/package.json`,
              line: 1,
              rule: 'who-may-import-whom',
              message: `${own.directory} may not depend on ${name}. Remove it from its package.json`,
            },
          ]
        : [];
    });
  return [...judge(own.dependencies, own.role === 'testing'), ...judge(own.devDependencies, true)];
}

function checkLiterals(file: SourceFile, own: Package): Finding[] {
  if (!own.browser || own.role === 'testing' || isTestOrConfig(file.path)) return [];
  return file.literals.flatMap(({ text, line, kind }) => {
    if (kind === 'shown' && LETTER.test(text))
      return [
        { file: file.path, line, rule: 'texts', message: `Move "${text.trim()}" into the i18n bundles` },
      ];
    if (CASE_CHANGE.test(text))
      return [
        {
          file: file.path,
          line: line + text.slice(0, text.search(CASE_CHANGE)).split('\n').length - 1,
          rule: 'texts',
          message: 'Do not use text-transform: it changes texts of the i18n bundles (ERR-6)',
        },
      ];
    const colour = COLOUR.exec(text);
    if (colour && !COLOUR_HOMES.some((home) => home.test(file.path))) {
      const at = line + text.slice(0, colour.index).split('\n').length - 1;
      return [
        {
          file: file.path,
          line: at,
          rule: 'colours',
          message: `Use a token of @souk/ui instead of the colour ${colour[0]}`,
        },
      ];
    }
    return [];
  });
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const found = checkDependencies(resolve(import.meta.dirname, '../../..'));
  for (const { file, line, rule, message } of found) console.log(`${file}:${line}  ${rule}: ${message}`);
  if (found.length > 0) process.exitCode = 1;
  else console.log('No violations found.');
}
