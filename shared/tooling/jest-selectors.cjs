const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/** What stands in brackets, innermost first. */
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
/** Not read here: escapes, quotes and namespaces. */
const UNUSUAL = /[\\'"|]/;
/** The last element that a selector names, and its parent where `>` stands between them. */
const LAST = /(?:([^\s>+~]+)\s*>\s*)?([^\s>+~]+)$/;
const TAG = /^[a-z][\w-]*/i;
const CLASS = /\.([\w-]+)/;

function withoutBrackets(selector) {
  const rest = selector.replaceAll(BRACKETS, '');
  return rest === selector ? rest : withoutBrackets(rest);
}

/** What an element has wherever a compound selector such as `button.primary:hover` matches. */
const neededBy = (compound = '') => ({
  tag: TAG.exec(compound)?.[0].toLowerCase(),
  name: CLASS.exec(compound)?.[1],
});

/**
 * For each selector of a list, what an element and its parent have wherever it matches, as far as that is easily seen.
 * Null where an element may have anything.
 */
function needsOf(list) {
  const plain = withoutBrackets(list);
  if (UNUSUAL.test(plain)) return null;
  return plain.split(',').map((selector) => {
    const [, parent, element] = LAST.exec(selector.trim()) ?? [];
    return { ...neededBy(element), parent: neededBy(parent) };
  });
}

const known = new Map();
function knownNeeds(list) {
  if (!known.has(list)) known.set(list, list ? needsOf(list) : null);
  return known.get(list);
}

const has = (element, { tag, name }) =>
  (!tag || element?.localName?.toLowerCase() === tag) && (!name || element?.classList?.contains(name));

const { matchesDontThrow } = selectors;

/**
 * jsdom tries every rule of every stylesheet for each element whose style a test asks for, and its engine reads `:has()`
 * before the class in front of it. That was a third of the tests' time. Most rules are refused by tag and class.
 */
selectors.matchesDontThrow = (element, list) => {
  const needs = knownNeeds(list);
  if (needs && !needs.some((need) => has(element, need) && has(element.parentNode, need.parent)))
    return false;
  return matchesDontThrow(element, list);
};
