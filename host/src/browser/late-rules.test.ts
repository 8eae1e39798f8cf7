import { addRulesLocally } from './late-rules.ts';

/** A style sheet that remembers its rules in order. */
function createSheet() {
  const rules: string[] = [];
  return {
    rules,
    insertRule: (rule: string, index = 0) => {
      rules.splice(index, 0, rule);
      return index;
    },
  };
}

function createSheets() {
  const sheet = createSheet();
  const keyframes = createSheet();
  addRulesLocally(sheet, keyframes);
  return { sheet, keyframes };
}

it.each([
  ['@media (min-width: 600px){.a{gap:1rem;}}'],
  [
    '@media (hover: hover){.a:hover:not(:disabled, [aria-disabled="true"]){gap:1rem;}.a:dir(rtl) > svg{gap:0;}}',
  ],
  ['@container (min-width: 13rem){.a,.a:is(.b, :not(.c, .d)){gap:1rem;}}'],
  ['@supports (gap: 1px){.a{gap:1rem;}}'],
])('nests conditions of components, so that only what they select is styled again: %s', (rule) => {
  const { sheet } = createSheets();
  sheet.insertRule(rule);
  expect(sheet.rules).toEqual([`:where(html){${rule}}`]);
});

it.each([
  ['.a{gap:1rem;}'],
  ['@media (min-width: 600px){html{gap:1rem;}}'],
  ['@media (min-width: 600px){.a{gap:1rem;}:root[data-theme="dark"] .b{gap:0;}}'],
  ['@media (hover: hover){.a,:dir(rtl) .a{gap:1rem;}}'],
  ['@media (min-width: 600px){@supports (gap: 1px){.a{gap:1rem;}}}'],
  ['@media print{::view-transition{gap:1rem;}}'],
])('leaves what may select the root element as it is: %s', (rule) => {
  const { sheet } = createSheets();
  sheet.insertRule(rule);
  expect(sheet.rules).toEqual([rule]);
});

it('keeps keyframes in a sheet of their own, and all rules at the index that was asked for', () => {
  const { sheet, keyframes } = createSheets();
  sheet.insertRule('.first{}', 0);
  sheet.insertRule('.last{}', 1);
  expect(sheet.insertRule('@keyframes appear{from{opacity:0;}}', 1)).toBe(1);
  expect(keyframes.rules).toEqual(['@keyframes appear{from{opacity:0;}}']);
  expect([sheet.rules[0], sheet.rules[2]]).toEqual(['.first{}', '.last{}']);
  expect(sheet.rules).toHaveLength(3);
});
