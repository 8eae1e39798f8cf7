import { posix } from 'node:path';
import type { Finding } from './finding.ts';
import type { SourceFile } from './source-file.ts';

/** Files that import each other in a circle, types included: neither can be read, moved or tested without the other. */
export function checkCircles(files: readonly SourceFile[]): Finding[] {
  const paths = new Set(files.map(({ path }) => path));
  const targets = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap(({ specifier, line }) => {
        const target = posix.join(posix.dirname(path), specifier);
        return specifier.startsWith('.') && paths.has(target) ? [{ target, line }] : [];
      }),
    ]),
  );
  const done = new Set<string>();
  const open: string[] = [];
  const found: Finding[] = [];
  const visit = (path: string) => {
    open.push(path);
    for (const { target, line } of targets.get(path) ?? []) {
      const at = open.indexOf(target);
      if (at >= 0)
        found.push({
          file: path,
          line,
          rule: 'circles',
          message: `These files import each other: ${[...open.slice(at), target].join(' -> ')}. Move what they share into a file of its own`,
        });
      else if (!done.has(target)) visit(target);
    }
    open.pop();
    done.add(path);
  };
  for (const { path } of files) if (!done.has(path)) visit(path);
  return found;
}
