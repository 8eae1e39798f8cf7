import './globals.ts';
import type { RenderProgress, RenderRequest } from '@souk/contracts';
import { answerCall, takeCalls } from './api-calls.ts';
import { NotRenderedError, renderPage } from './render-page.tsx';

/*
 * What the renderer calls, with text and for text: an object of the renderer's would lead out of the context that this bundle
 * runs in.
 */

let outcome: Pick<RenderProgress, 'page' | 'refused' | 'fault'> = {};
/** The number of the latest page: the outcome of an earlier one is dropped. */
let begun = 0;

/** @param request a `RenderRequest` as JSON */
export function begin(request: string): void {
  const own = ++begun;
  outcome = {};
  const end = (next: typeof outcome) => {
    if (own === begun) outcome = next;
  };
  renderPage(JSON.parse(request) as RenderRequest).then(
    (page) => end({ page }),
    (error: unknown) => {
      if (error instanceof NotRenderedError) end({ refused: error.message });
      else end({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
}

/** @param body null where there is no answer */
export function answer(id: number, status: number, body: string | null): void {
  answerCall(id, status, body);
}

/** A `RenderProgress` as JSON: what happened since the last call. */
export function takeProgress(): string {
  return JSON.stringify({ calls: takeCalls(), ...outcome } satisfies RenderProgress);
}
