import { setTransport } from '@souk/api-client';
import type { RenderCall } from '@souk/contracts';

let calls: RenderCall[] = [];
let latest = 0;
const waiting = new Map<number, (answer: { status: number; body: string }) => void>();

// Calls of the API are listed, since nothing here can reach a network. What is not a GET stays without an answer.
setTransport(
  ({ method, url }) =>
    new Promise((resolve) => {
      if (method !== 'GET') return;
      const id = ++latest;
      waiting.set(id, resolve);
      calls.push({ id, path: url });
    }),
);

/** Calls that were made since this was asked last. */
export function takeCalls(): readonly RenderCall[] {
  const taken = calls;
  calls = [];
  return taken;
}

/** Forgets the calls of an earlier page. */
export function forgetCalls(): void {
  calls = [];
  waiting.clear();
}

/** @param body null where there is no answer: the call stays pending */
export function answerCall(id: number, status: number, body: string | null): void {
  const resolve = waiting.get(id);
  waiting.delete(id);
  if (body !== null) resolve?.({ status, body });
}
