import './globals.ts';
import type { ServerPage, ServerPageProgress, ServerPageRequest } from '@souk/contracts';
import { answerCall, takeCalls } from './api-calls.ts';
import { drawPage } from './draw-page.tsx';

/*
 * What the renderer calls. It hands over text and takes text: an object of its own would lead out of the context that this
 * bundle runs in.
 */

let page: ServerPage | undefined;
let refused: string | undefined;

/** @param request a `ServerPageRequest` as JSON */
export function begin(request: string): void {
  page = refused = undefined;
  drawPage(JSON.parse(request) as ServerPageRequest).then(
    (drawn) => (page = drawn),
    (error: unknown) => (refused = error instanceof Error ? (error.stack ?? String(error)) : String(error)),
  );
}

/** @param body the answer's text; null where there is none to be had */
export function answer(id: number, status: number, body: string | null): void {
  answerCall(id, status, body);
}

/** A `ServerPageProgress` as JSON: what happened since this was asked last. */
export function takeProgress(): string {
  return JSON.stringify({ calls: takeCalls(), page, refused } satisfies ServerPageProgress);
}
