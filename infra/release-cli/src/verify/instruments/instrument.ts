import { answerQuestions } from './answer-questions.ts';
import { watchConnections } from './connections.ts';
import { watchIntrinsics } from './intrinsics.ts';
import { watchPageAttributes } from './page-attributes.ts';
import { watchPageNodes } from './page-nodes.ts';
import { watchRenderers } from './renderers.ts';
import { watchRunning } from './running.ts';
import { watchSharedState } from './shared-state.ts';
import { createTools } from './tools.ts';
import type { InstrumentOptions } from './tools.ts';

/** The instruments as one script for a page. What compiles this keeps the names of functions by a call, which a page has not. */
export function instrumentScript(options: InstrumentOptions): string {
  const parts = [
    watchPageNodes,
    watchPageAttributes,
    watchSharedState,
    watchRenderers,
    watchRunning,
    watchConnections,
    watchIntrinsics,
    answerQuestions,
  ];
  return `((__name) => {
    const tools = (${createTools.toString()})(${JSON.stringify(options)});
    ${parts.map((part) => `(${part.toString()})(tools);`).join('\n')}
  })((named) => named);`;
}
