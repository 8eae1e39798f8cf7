import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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
  await once(child, 'message');
  return {
    async call(order) {
      const answer = once(child, 'message');
      child.send(order);
      const [outcome] = (await answer) as [CallOutcome | { failed: string }];
      if ('failed' in outcome) throw new Error(outcome.failed);
      return outcome;
    },
    close: () => void child.disconnect(),
  };
}
