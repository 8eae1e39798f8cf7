import { __PRIVATE__ } from 'styled-components';

const KEYFRAMES = /^@keyframes/;
const CONDITION = /^@(?:media|container|supports)/;
const IN_PARENTHESES = /\([^()]*\)/g;

/** Takes the place of a rule that went elsewhere: whoever adds rules counts them. */
const PLACEHOLDER = ':not(*){}';

/** Whether each selector of a condition's rules begins with a class, as those of components do; the root element has none. */
function selectsByClass(rule: string): boolean {
  const rules = rule.slice(rule.indexOf('{') + 1, rule.lastIndexOf('}')).split('}');
  return rules.every((each) => {
    let selectors = each.split('{')[0]?.trim() ?? '';
    while (IN_PARENTHESES.test(selectors)) selectors = selectors.replaceAll(IN_PARENTHESES, '');
    return selectors === '' || selectors.split(',').every((selector) => selector.trim().startsWith('.'));
  });
}

/** How styled-components adds a rule to the page: false where the browser refuses it. */
export type RuleTag = Pick<ReturnType<typeof __PRIVATE__.mainSheet.getTag>['tag'], 'insertRule'>;

/**
 * Lets rules that components add later restyle only what they select. Chromium matches all elements again when an at-rule joins
 * a style sheet (0117): conditions are nested in a rule of the same specificity, and keyframes go to a sheet of their own.
 * @param keyframes gets the keyframes
 */
export function addRulesLocally(tag: RuleTag, keyframes: Pick<CSSStyleSheet, 'insertRule'>): void {
  const insert = tag.insertRule.bind(tag);
  tag.insertRule = (index, rule) => {
    if (KEYFRAMES.test(rule))
      try {
        keyframes.insertRule(rule);
        return insert(index, PLACEHOLDER);
      } catch {
        // Refused by the browser, and so it is below.
      }
    return insert(index, CONDITION.test(rule) && selectsByClass(rule) ? `:where(html){${rule}}` : rule);
  };
}

/**
 * {@link addRulesLocally} for the page, where the browser knows nested rules. What a release does to the style sheet itself
 * stays as visible to `souk verify` as it was.
 */
export function addComponentRulesLocally(): void {
  if (!globalThis.CSS?.supports?.('selector(&)')) return;
  const keyframes = new CSSStyleSheet();
  document.adoptedStyleSheets.push(keyframes);
  addRulesLocally(__PRIVATE__.mainSheet.getTag().tag, keyframes);
}
