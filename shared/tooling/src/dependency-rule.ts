import { relative, sep } from 'node:path';
import type { Rule } from 'eslint';
import { parseSource } from './checks/source-file.ts';
import { sourceCheck } from './check-dependencies.ts';

/** An ESLint rule that shows in editors what the dependency check refuses in a file. */
export function dependencyRule(root: string): Rule.RuleModule {
  const check = sourceCheck(root);
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) => ({
      Program() {
        const path = relative(root, context.filename).split(sep).join('/');
        for (const { line, rule, message } of check(parseSource(path, context.sourceCode.text)))
          context.report({ loc: { line, column: 0 }, message: `${rule}: ${message}` });
      },
    }),
  };
}
