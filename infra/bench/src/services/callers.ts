import { fork } from 'node:child_process';
import { join } from 'node:path';
import { answerOf } from './answer-of.ts';
import type { CallOrder, CallOutcome } from './call-all.ts';

export interface Callers {
  /** @throws Error that names a call which failed */
  call(order: CallOrder): Promise<CallOutcome>;
  close(): void;
}

/** Starts the process that calls. */
export async function startCallers(): Promise<Callers> {
  const child = fork(join(import.meta.dirname, 'call-all.ts'), {
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  await answerOf(child);
  return {
    async call(order) {
      const answer = answerOf<CallOutcome | { failed: string }>(child);
      child.send(order);
      const outcome = await answer;
      if ('failed' in outcome) throw new Error(outcome.failed);
      return outcome;
    },
    close: () => void child.disconnect(),
  };
}
