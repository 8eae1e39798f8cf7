import type { Readable } from '@souk/contracts';
import { createStore } from './store.ts';

export interface OpenDialog<Request, Answer> {
  /** Distinguishes a question from the next, which may follow at once. */
  id: number;
  request: Request;
  answer(answer: Answer): void;
}

export interface DialogQueue<Request, Answer> {
  /** The question on screen; null while there is none. */
  open: Readable<OpenDialog<Request, Answer> | null>;
  ask(request: Request): Promise<Answer>;
}

/** Questions of one kind, asked one after the other. */
export function createDialogQueue<Request, Answer>(): DialogQueue<Request, Answer> {
  const open = createStore<OpenDialog<Request, Answer> | null>(null);
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return {
    open,
    ask(request) {
      const answer = last.then(
        () =>
          new Promise<Answer>((resolve) => {
            open.set({
              id: ++count,
              request,
              answer(answer) {
                open.set(null);
                resolve(answer);
              },
            });
          }),
      );
      last = answer;
      return answer;
    },
  };
}
