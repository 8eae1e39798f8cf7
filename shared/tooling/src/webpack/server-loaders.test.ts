import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { LoaderContext } from 'webpack';
import { repositoryRoot } from '../workspace.ts';
import browserGlobals from './browser-globals.ts';
import { nameComponents } from './component-ids.ts';

const file = join(repositoryRoot, 'shared/ui/src/button.tsx');
const styled = "import styled from 'styled-components';\n";
const idsIn = (source: string) => [...source.matchAll(/componentId: '([^']+)'/g)].map(([, id]) => id);

describe('names of styled components', () => {
  const source = `${styled}const A = styled.button<{ $wide: boolean }>\`\`;\nconst B = styled(A).attrs({ as: 'a' })\`\`;`;

  it('are the same in every build, and differ within a file and between files', () => {
    const ids = idsIn(nameComponents(source, file));
    assert.deepEqual(idsIn(nameComponents(source, file)), ids);
    const others = idsIn(nameComponents(source, join(repositoryRoot, 'shared/ui/src/chip.tsx')));
    assert.equal(new Set([...ids, ...others]).size, 4);
    for (const id of ids) assert.match(id ?? '', /^s[0-9a-z]+$/);
  });

  it('leave types, attributes and other sources as they are', () => {
    const named = nameComponents(source, file);
    assert.match(named, /styled\.button\.withConfig\(\{[^}]*\}\)<\{ \$wide: boolean \}>``/);
    assert.match(named, /styled\(A\)\.withConfig\(\{[^}]*\}\)\.attrs\(\{ as: 'a' \}\)``/);
    const other = "const look = styled.button;\nconst text = 'styled.div';";
    assert.equal(nameComponents(other, file), other);
  });
});

describe('stand-ins for globals of a browser', () => {
  const module = '/host/src/server/browser.ts';
  const names = ['window', 'document', 'MutationObserver'];
  const load = (source: string, resourcePath = file) =>
    browserGlobals.call(
      { resourcePath, getOptions: () => ({ module, names }) } as unknown as LoaderContext<never>,
      source,
    );
  const imports = (used: string) => `import { ${used} } from "${module}";\n`;

  it('are imported where a source uses one', () => {
    const source = 'document.title = window.name;';
    assert.equal(load(source), imports('window, document') + source);
  });

  for (const [what, source] of [
    ['speaks of one in a comment', '// the document\n/* window */ const a = 1;'],
    ['has a property of that name', "const a = page.document; const b = { 'window': 1 };"],
    [
      'imports something else of that name',
      "import { MutationObserver } from '@tanstack/react-query';\nnew MutationObserver();",
    ],
  ] as const)
    it(`are not imported where a source ${what}`, () => assert.equal(load(source), source));

  it('do not import themselves', () => {
    assert.equal(load('window.name;', module), 'window.name;');
  });
});
