import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { it } from 'node:test';

const require = createRequire(import.meta.url);
require('../jest-selectors.cjs');
interface Page {
  window: { document: Document; getComputedStyle(element: Element): CSSStyleDeclaration };
}
const { JSDOM } = require('jsdom') as { JSDOM: new (html: string) => Page };

/** The ids of the elements that a rule with this selector hides. */
function hiddenBy(selector: string): string[] {
  const { window } = new JSDOM(`
    <style>${selector} { display: none }</style>
    <div id="1" class="card"><p id="2" class="name"></p><p id="3"></p></div>
    <div id="4" class="card sold:out"><input id="5" class="name" disabled></div>`);
  return [...window.document.querySelectorAll('[id]')]
    .filter((element) => window.getComputedStyle(element).display === 'none')
    .map(({ id }) => id);
}

const CASES: [string, string[]][] = [
  ['.card', ['1', '4']],
  ['.card.name', []],
  ['.card:has(> .name)', ['1', '4']],
  ['.card:has(:disabled)', ['4']],
  ['.card:not(.name, :has(input))', ['1']],
  ['.card > .name', ['2', '5']],
  ['.card >:first-child', ['2', '5']],
  ['.card p', ['2', '3']],
  ['.name + p', ['3']],
  ['.name, .card', ['1', '2', '4', '5']],
  ['.sold\\:out', ['4']],
  ['input.name', ['5']],
  ['*', ['1', '2', '3', '4', '5']],
  ['div > p', ['2', '3']],
  ['body > div, p', ['1', '2', '3', '4']],
  ['div > input:disabled', ['5']],
  [':is(p, .card) > .name', ['2', '5']],
  ['p, [disabled]', ['2', '3', '5']],
  ['[id="1"], span', ['1']],
  ['section > p', []],
];
for (const [selector, ids] of CASES)
  it(`applies ${selector} in tests as a browser does`, () => assert.deepEqual(hiddenBy(selector), ids));
