import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const HOST = resolve(__dirname, '../..');
const UI = resolve(HOST, '../shared/ui/src/index.ts');

/** What files import with their own code, not with `import()` and not for types alone. */
const IMPORT = /^(?:import|export) (?!type\b)(?:[^;']*? from )?'([^']+)';$/gm;

/** Every file and package that a script of the page is made of, as far as our own sources go. */
function firstLoadOf(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!existsSync(file) || !/\.tsx?$/.test(file)) continue;
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      queue.push(specifier.startsWith('.') ? join(dirname(file), specifier) : specifier);
  }
  return found;
}

it('contains no code of dialogs, drawers, menus, carousels, maps, pushes and previews, which no first screen shows', () => {
  const found = firstLoadOf([join(HOST, 'src/main.ts'), join(HOST, 'src/start.tsx'), UI]);
  expect(found).toContain(join(HOST, 'src/header/cart-button.tsx'));
  expect(found).toContain('styled-components');
  const late = [...found].filter((it) =>
    /\/layers\.tsx$|\/overlays\/|-(dialog|drawer)\.tsx$|\/push\/show-|\/preview-badge|^(radix-ui|embla-carousel|formik|yup|@souk\/maps)$/.test(
      it,
    ),
  );
  expect(late.map((it) => it.replace(`${resolve(HOST, '..')}/`, ''))).toEqual([]);
});
