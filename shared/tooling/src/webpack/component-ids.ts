import { createHash } from 'node:crypto';
import { dirname, relative } from 'node:path';
import type { LoaderContext } from 'webpack';
import { readPackage } from '../installed-package.ts';

const IMPORTED = /^import styled\b.* from 'styled-components';$/m;
const COMPONENT = /\bstyled(?:\.\w+|\([\w.]+\))/g;
const LENGTH = 6;

const packages = new Map<string, string>();

/** The name of the package that a file belongs to, and the file's path in it: the same on every machine. */
function placeOf(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const name = packages.get(folder) ?? readPackage(folder)?.name;
    if (name !== undefined) {
      packages.set(folder, name);
      return `${name}/${relative(folder, file)}`;
    }
    if (dirname(folder) === folder) return file;
  }
}

/** The id of a file's n-th styled component. */
const idOf = (place: string, index: number): string => {
  const hash = createHash('sha256').update(`${place} ${index}`).digest();
  return `s${BigInt(`0x${hash.toString('hex', 0, 8)}`)
    .toString(36)
    .slice(0, LENGTH)}`;
};

/** Names every styled component of a source after its place. */
export function nameComponents(source: string, file: string): string {
  if (!IMPORTED.test(source)) return source;
  const place = placeOf(file);
  let index = 0;
  return source.replace(
    COMPONENT,
    (component) => `${component}.withConfig({ componentId: '${idOf(place, index++)}' })`,
  );
}

/**
 * A webpack loader. styled-components numbers components in the order in which they are evaluated, which differs between the
 * build for browsers and the one for the server: the server's style rules would match no element.
 */
export default function componentIds(this: LoaderContext<unknown>, source: string): string {
  return nameComponents(source, this.resourcePath);
}
