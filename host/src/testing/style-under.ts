/** What the style sheets say of an element under a media query, which a test's browser does not apply. */
export function styleUnder(query: string, element: Element, property: string): string | undefined {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === query)
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && element.matches(rule.selectorText))
    .map((rule) => (rule as CSSStyleRule).style.getPropertyValue(property))
    .findLast(Boolean);
}
