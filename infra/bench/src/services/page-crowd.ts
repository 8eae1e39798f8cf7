import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Many pages that only speak the protocol. */
export interface PageCrowd {
  /** From now on they wait for a version; the promise resolves with when each had armed it. */
  expect(version: string): Promise<{ armedAt: Promise<number[]> }>;
  close(): void;
}

const answerOf = async (child: ChildProcess): Promise<unknown> => {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
};

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
      return { armedAt: answerOf(child).then((answer) => (answer as { armedAt: number[] }).armedAt) };
    },
    close: () => void child.disconnect(),
  };
}
