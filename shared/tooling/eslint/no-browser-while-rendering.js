/** What only browsers have, or have otherwise than a server. */
const BROWSER_GLOBALS = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'screen',
  'visualViewport',
  'matchMedia',
  'getComputedStyle',
  'innerWidth',
  'innerHeight',
  'scrollX',
  'scrollY',
  'devicePixelRatio',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'requestAnimationFrame',
]);

/** Functions that call what they are given at once. */
const CALLS_AT_ONCE = new Set([
  'useMemo',
  'useState',
  'useReducer',
  'map',
  'flatMap',
  'filter',
  'find',
  'some',
  'every',
  'reduce',
]);

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const calleeName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** The name that a function is declared under, through wrappers such as `memo()`. */
function nameOf(node) {
  if (node.id) return node.id.name;
  let { parent } = node;
  while (parent.type === 'CallExpression' && parent.arguments.length > 0) parent = parent.parent;
  return parent.type === 'VariableDeclarator' ? parent.id.name : undefined;
}

/** The function that an expression runs in; null at the top of a module. */
function functionAround(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (!FUNCTIONS.has(at.type)) continue;
    const { parent } = at;
    const isCalledAtOnce =
      parent.type === 'CallExpression' &&
      (parent.callee === at || (parent.arguments[0] === at && CALLS_AT_ONCE.has(calleeName(parent))));
    if (!isCalledAtOnce) return at;
  }
  return null;
}

const isComponentOrHook = (name) => /^(?:[A-Z]|use[A-Z])/.test(name ?? '');

/**
 * Refuses the browser's globals where a component renders, a hook is called or a module starts: a server renders the same
 * source, and the browser has to render the same as the server. Effects, handlers and functions called later may use them.
 */
export const noBrowserWhileRendering = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      found:
        '{{name}} is not there when a server renders this. Read it in an effect or a handler, or by a hook such as useMediaQuery.',
    },
  },
  create: (context) => ({
    'Program:exit'(program) {
      const scope = context.sourceCode.getScope(program);
      const declaredElsewhere = scope.variables.filter(({ defs }) => defs.length === 0);
      const references = [...scope.through, ...declaredElsewhere.flatMap(({ references: all }) => all)];
      for (const { identifier, isTypeReference } of references) {
        const { name, parent } = identifier;
        if (!BROWSER_GLOBALS.has(name) || isTypeReference || parent.type === 'TSTypeQuery') continue;
        if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') continue;
        const around = functionAround(identifier);
        if (around === null || isComponentOrHook(nameOf(around)))
          context.report({ node: identifier, messageId: 'found', data: { name } });
      }
    },
  }),
};
