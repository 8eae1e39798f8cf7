import { fork } from 'node:child_process';
import { join } from 'node:path';
import { answerOf } from './answer-of.ts';

/** Many pages that only speak the protocol. */
export interface PageCrowd {
  /** From now on they wait for a version; the promise resolves with when each had armed it. */
  expect(version: string): Promise<{ armedAt: Promise<number[]> }>;
  close(): void;
}

export async function openCrowd(url: string, count: number, remote: string): Promise<PageCrowd> {
  const script = join(import.meta.dirname, 'connected-pages.ts');
  const child = fork(script, [url, String(count), remote], {
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  await answerOf(child);
  return {
    async expect(version) {
      const waiting = answerOf(child);
      child.send(version);
      await waiting;
      const armedAt = answerOf<{ armedAt: number[] }>(child).then((answer) => answer.armedAt);
      // Heard by the caller, after its click.
      armedAt.catch(() => undefined);
      return { armedAt };
    },
    close: () => void child.disconnect(),
  };
}
