import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** One module that a file asks for, by whatever syntax. */
export interface Import {
  specifier: string;
  line: number;
  /** Gone after compiling. */
  typeOnly: boolean;
}

/** Text that stands in a file, and how. */
interface Literal {
  text: string;
  line: number;
  /** `shown`: text in JSX, or an attribute that is read out; `code`: any string or part of a template. */
  kind: 'shown' | 'code';
}

export interface SourceFile {
  /** From the repository's root, with slashes. */
  path: string;
  imports: Import[];
  literals: Literal[];
}

const SOURCE = /\.[cm]?[jt]sx?$/;
/** Templates belong to the repository that is made of them. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  'templates',
]);
const READ_OUT = new Set(['aria-label', 'aria-description', 'alt', 'label', 'placeholder', 'title']);

/** Every source file below a folder, parsed. */
export function readSources(root: string): SourceFile[] {
  const found: SourceFile[] = [];
  const visit = (directory: string) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory() && !LEFT_OUT.has(entry.name) && !entry.name.startsWith('.')) visit(path);
      else if (entry.isFile() && SOURCE.test(entry.name))
        found.push(parseSource(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')));
    }
  };
  visit(root);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Tests, configurations and scripts that are run by hand: what never reaches a customer. */
export function isTestOrConfig(path: string): boolean {
  return (
    /\.test\.[cm]?tsx?$|\.spec\.ts$|(^|\/)(tests?|fixtures|testing|scripts)(\/|\.ts$)/.test(path) ||
    /\.config\.|^jest[.-]/.test(basename(path))
  );
}

/** @param path from the repository's root, with slashes */
export function parseSource(path: string, text: string): SourceFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const file: SourceFile = { path, imports: [], literals: [] };
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const ask = (node: ts.Node | undefined, typeOnly: boolean) => {
    if (node && ts.isStringLiteralLike(node))
      file.imports.push({ specifier: node.text, line: lineOf(node), typeOnly });
  };

  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node))
      ask(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) ask(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      ask(node.argument.literal, true);
    else if (ts.isCallExpression(node) && asksForModule(node.expression)) ask(node.arguments[0], false);
    else if (ts.isJsxText(node)) file.literals.push({ text: node.text, line: lineOf(node), kind: 'shown' });
    else if (isLiteral(node))
      file.literals.push({ text: node.text, line: lineOf(node), kind: isShown(node) ? 'shown' : 'code' });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return file;
}

/** `import()`, `require()`, `require.resolve()` and jest's `mock()`. */
function asksForModule(callee: ts.Expression): boolean {
  return (
    callee.kind === ts.SyntaxKind.ImportKeyword ||
    /^(require(\.resolve)?|jest\.(mock|requireActual))$/.test(callee.getText())
  );
}

function isLiteral(
  node: ts.Node,
): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

const PASSES_ON = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

/** The whole expression whose value a string is, is a part of, or may become. */
function expressionOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isPart =
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    (ts.isConditionalExpression(parent) && node !== parent.condition) ||
    (ts.isBinaryExpression(parent) && PASSES_ON.has(parent.operatorToken.kind));
  return isPart ? expressionOf(parent) : node;
}

/** A string as a child of an element, or in an attribute that people see or hear. */
function isShown(node: ts.Node): boolean {
  const { parent } = expressionOf(node);
  const holder = ts.isJsxExpression(parent) ? parent.parent : parent;
  if (ts.isJsxAttribute(holder)) return READ_OUT.has(holder.name.getText());
  return ts.isJsxExpression(parent) && (ts.isJsxElement(holder) || ts.isJsxFragment(holder));
}
