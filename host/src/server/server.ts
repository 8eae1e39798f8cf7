import './globals.ts';
import type { ServerPageProgress, ServerPageRequest } from '@souk/contracts';
import { answerCall, takeCalls } from './api-calls.ts';
import { drawPage, PageRefusedError } from './draw-page.tsx';

/*
 * What the renderer calls. It hands over text and takes text: an object of its own would lead out of the context that this
 * bundle runs in.
 */

let outcome: Pick<ServerPageProgress, 'page' | 'refused' | 'fault'> = {};
/** Pages that were begun: one that comes after its time is nobody's. */
let begun = 0;

/** @param request a `ServerPageRequest` as JSON */
export function begin(request: string): void {
  const own = ++begun;
  outcome = {};
  const end = (next: typeof outcome) => {
    if (own === begun) outcome = next;
  };
  drawPage(JSON.parse(request) as ServerPageRequest).then(
    (page) => end({ page }),
    (error: unknown) => {
      if (error instanceof PageRefusedError) end({ refused: error.message });
      else end({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
}

/** @param body the answer's text; null where there is none to be had */
export function answer(id: number, status: number, body: string | null): void {
  answerCall(id, status, body);
}

/** A `ServerPageProgress` as JSON: what happened since this was asked last. */
export function takeProgress(): string {
  return JSON.stringify({ calls: takeCalls(), ...outcome } satisfies ServerPageProgress);
}
