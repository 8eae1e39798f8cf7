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

/**
 * Lets rules that join a style sheet later restyle only what they select. Chromium matches all elements again when that is an
 * at-rule (0117): conditions are nested in a rule of the same specificity, and keyframes go to a sheet of their own.
 * @param sheet what components add their rules to
 * @param keyframes gets their keyframes
 */
export function addRulesLocally(
  sheet: Pick<CSSStyleSheet, 'insertRule'>,
  keyframes: Pick<CSSStyleSheet, 'insertRule'>,
): void {
  const insert = sheet.insertRule.bind(sheet);
  sheet.insertRule = (rule, index) => {
    if (KEYFRAMES.test(rule)) {
      keyframes.insertRule(rule);
      return insert(PLACEHOLDER, index);
    }
    return insert(CONDITION.test(rule) && selectsByClass(rule) ? `:where(html){${rule}}` : rule, index);
  };
}

/** {@link addRulesLocally} for the page's components, where the browser knows nested rules. */
export function addComponentRulesLocally(): void {
  if (!globalThis.CSS?.supports?.('selector(&)')) return;
  const keyframes = new CSSStyleSheet();
  document.adoptedStyleSheets.push(keyframes);
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('style[data-styled="active"]'))
    if (sheet) addRulesLocally(sheet, keyframes);
}
