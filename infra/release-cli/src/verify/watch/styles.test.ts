import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { styles } from './styles.ts';
import type { WatchedPage } from './watched-page.ts';

class FakeElement {
  isOfStyledComponents = false;
  sheet: FakeSheet | null = null;
  hasAttribute = () => this.isOfStyledComponents;
}
class FakeSheet {
  disabled = false;
  readonly media = { mediaText: '' };
  readonly ownerNode: FakeElement | null;
  cssRules: { cssText: string }[];
  constructor(rules: string[], ownerNode: FakeElement | null = null) {
    this.ownerNode = ownerNode;
    this.cssRules = rules.map((cssText) => ({ cssText }));
    if (ownerNode) ownerNode.sheet = this;
  }
}

let noted: string[][] = [];
const page = {
  evaluate: <A, R>(run: (argument: A) => R, argument: A) => Promise.resolve(run(argument)),
  ask: () => Promise.resolve(noted),
  place: (address: string) => address,
} as unknown as WatchedPage;

describe('the style sheets of the page after a release', () => {
  const RULES = ['body { margin: 0px; }', '@media print { nav { display: none; } }'];
  let sheets: { styleSheets: FakeSheet[]; adoptedStyleSheets: FakeSheet[] };
  let [plain, styled, adopted] = [new FakeSheet([]), new FakeSheet([]), new FakeSheet([])];
  let watching: Awaited<ReturnType<typeof styles.begin>>;

  before(() => Object.assign(globalThis, { Element: FakeElement }));
  after(() => {
    for (const name of ['Element', 'document', 'adoptedBefore', 'sheetsHeld'])
      Reflect.deleteProperty(globalThis, name);
  });
  beforeEach(async () => {
    noted = [];
    plain = new FakeSheet(RULES, new FakeElement());
    styled = new FakeSheet(['.a { color: red; }'], new FakeElement());
    adopted = new FakeSheet(['.b { color: red; }']);
    if (styled.ownerNode) styled.ownerNode.isOfStyledComponents = true;
    sheets = { styleSheets: [plain, styled], adoptedStyleSheets: [adopted] };
    Object.assign(globalThis, { document: sheets });
    watching = await styles.begin(page);
    await watching.before();
    assert.deepEqual(await watching.after('mounted'), []);
  });

  it('have none more, once it is left', async () => {
    sheets.styleSheets.push(new FakeSheet([], new FakeElement()));
    assert.deepEqual(await watching.after('used'), []);
    assert.deepEqual(await watching.after('left'), ['it leaves a style sheet in the page']);
  });

  it('have the same ones adopted, not only as many', async () => {
    sheets.adoptedStyleSheets = [new FakeSheet(['.b { color: red; }'])];
    assert.deepEqual(await watching.after('used'), ['it changes document.adoptedStyleSheets']);
  });

  it('have none disabled, whichever way', async () => {
    const disabled = ['it disables a style sheet of the page'];
    plain.disabled = true;
    assert.deepEqual(await watching.after('used'), disabled);
    plain.disabled = false;
    plain.media.mediaText = 'not all';
    assert.deepEqual(await watching.after('used'), disabled);
    plain.media.mediaText = '';
    if (plain.ownerNode) plain.ownerNode.sheet = null;
    assert.deepEqual(await watching.after('used'), disabled);
  });

  it('have each rule as it was, that within another too', async () => {
    plain.cssRules = [
      { cssText: 'body { margin: 9px; }' },
      { cssText: '@media print { nav { display: none; } p { color: red; } }' },
    ];
    adopted.cssRules = [];
    assert.deepEqual(await watching.after('used'), [
      'it changes the rule body { margin: 0px; } and 1 more',
      'it changes the rule .b { color: red; }',
    ]);
  });

  it('may have rules added by styled-components, in a new sheet of its element', async () => {
    new FakeSheet(['.c { color: red; }', '.a { color: red; }'], styled.ownerNode);
    assert.deepEqual(await watching.after('left'), []);
  });

  it('have no rule inserted by a script of the release', async () => {
    noted = [['styles', 'inserts a rule into a style sheet', 'remoteEntry.js:1:1']];
    assert.deepEqual(await watching.after('left'), [
      'it inserts a rule into a style sheet at remoteEntry.js:1:1',
    ]);
  });
});
