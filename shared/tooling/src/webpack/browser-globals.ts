import type { LoaderContext } from 'webpack';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

const IMPORT = /^import\b[^;]*;/gm;

interface Options {
  /** The module that exports the stand-ins. */
  module: string;
  names: readonly string[];
}

/**
 * A webpack loader of builds for servers: imports a stand-in for every browser global that a source uses. Packages are left
 * as they are: what finds a `document` takes itself to be in a browser.
 */
export default function browserGlobals(this: LoaderContext<Options>, source: string): string {
  const { module, names } = this.getOptions();
  if (this.resourcePath === module) return source;
  const code = source.replace(COMMENT, '');
  const imported = [...code.matchAll(IMPORT)].join('\n');
  const isWord = (name: string, text: string) => new RegExp(`(?<![.\\w$'"-])${name}(?![\\w$'"-])`).test(text);
  const used = names.filter((name) => isWord(name, code) && !isWord(name, imported));
  return used.length === 0
    ? source
    : `import { ${used.join(', ')} } from ${JSON.stringify(module)};\n${source}`;
}
