import ts from 'typescript';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const TEST_FUNCTION = /^(it|test|describe)\b/;

export const isTestFile = (path: string) => TEST_FILE.test(path);

/** The titles of the tests and suites in a test file: the first argument of `it`, `test` and `describe`, in any form. */
export function readTestTitles(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const callee = text.slice(node.expression.pos, node.expression.end).trim();
      if (
        title &&
        TEST_FUNCTION.test(callee) &&
        (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
      )
        titles.push(text.slice(title.pos, title.end));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}
