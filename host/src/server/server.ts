import './globals.ts';
import * as apiClient from '@souk/api-client';
import type { RenderProgress, RenderRequest } from '@souk/contracts';
import * as eventBus from '@souk/event-bus';
import * as i18n from '@souk/i18n';
import * as remoteKit from '@souk/remote-kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as styledComponents from 'styled-components';
import { answerCall, takeCalls } from './api-calls.ts';
import { NotRenderedError, renderPage } from './render-page.tsx';

/** The stand-ins for a browser's globals, for the bundles of remotes. */
export * as browser from './browser.ts';

/** The singletons, for the bundles of remotes; by the names under which the page's federation shares them. */
export const provided = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'styled-components': styledComponents,
  '@souk/event-bus': eventBus,
  '@souk/i18n': i18n,
  '@souk/api-client': apiClient,
  '@souk/remote-kit': remoteKit,
};

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
