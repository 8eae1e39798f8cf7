import { addRulesLocally, type RuleTag } from './late-rules.ts';

/** What components add, in the order in which it stands in the page, and their keyframes. */
function createTag() {
  const rules: string[] = [];
  const keyframes: string[] = [];
  const tag = {
    insertRule(index: number, rule: string) {
      rules.splice(index, 0, rule);
      return true;
    },
  };
  addRulesLocally(tag, { insertRule: (rule) => keyframes.push(rule) });
  return { tag, rules, keyframes };
}

it.each([
  ['@media (min-width: 600px){.a{gap:1rem;}}'],
  [
    '@media (hover: hover){.a:hover:not(:disabled, [aria-disabled="true"]){gap:1rem;}.a:dir(rtl) > svg{gap:0;}}',
  ],
  ['@container (min-width: 13rem){.a,.a:is(.b, :not(.c, .d)){gap:1rem;}}'],
  ['@supports (gap: 1px){.a{gap:1rem;}}'],
])('nests conditions of components, so that only what they select is styled again: %s', (rule) => {
  const { tag, rules } = createTag();
  tag.insertRule(0, rule);
  expect(rules).toEqual([`:where(html){${rule}}`]);
});

it.each([
  ['.a{gap:1rem;}'],
  ['@media (min-width: 600px){html{gap:1rem;}}'],
  ['@media (min-width: 600px){.a{gap:1rem;}:root[data-theme="dark"] .b{gap:0;}}'],
  ['@media (hover: hover){.a,:dir(rtl) .a{gap:1rem;}}'],
  ['@media (min-width: 600px){@supports (gap: 1px){.a{gap:1rem;}}}'],
  ['@media print{::view-transition{gap:1rem;}}'],
])('leaves what may select the root element as it is: %s', (rule) => {
  const { tag, rules } = createTag();
  tag.insertRule(0, rule);
  expect(rules).toEqual([rule]);
});

it('keeps keyframes in a sheet of their own, and all rules at the index that was asked for', () => {
  const { tag, rules, keyframes } = createTag();
  tag.insertRule(0, '.first{}');
  tag.insertRule(1, '.last{}');
  expect(tag.insertRule(1, '@keyframes appear{from{opacity:0;}}')).toBe(true);
  expect(keyframes).toEqual(['@keyframes appear{from{opacity:0;}}']);
  expect([rules[0], rules[2]]).toEqual(['.first{}', '.last{}']);
  expect(rules).toHaveLength(3);
});

it('answers for keyframes that the browser refuses as styled-components does', () => {
  const tag: RuleTag = { insertRule: () => false };
  addRulesLocally(tag, {
    insertRule: () => {
      throw new SyntaxError('Failed to parse the rule');
    },
  });
  expect(tag.insertRule(0, '@keyframes {}')).toBe(false);
});
