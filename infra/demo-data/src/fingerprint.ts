import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A hash of the sources in some folders or files of this package; the demo is generated again whenever it changes. */
export function fingerprintOf(...paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const file = fileURLToPath(new URL(path, import.meta.url));
    const names = path.endsWith('/')
      ? readdirSync(file, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
          .map(({ parentPath, name }) => join(parentPath, name).slice(file.length))
          .sort()
      : [''];
    for (const name of names) hash.update(readFileSync(file + name));
  }
  return hash.digest('hex').slice(0, 16);
}
