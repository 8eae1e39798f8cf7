import { queryClient } from '@souk/api-client';
import { ID_PREFIX, isRecord, ROUTES } from '@souk/contracts';
import type { DehydratedQuery, RenderedPage, RenderRequest } from '@souk/contracts';
import { accentVariables } from '@souk/ui';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app.tsx';
import { createDiscovery } from '../federation/discovery.ts';
import { releaseOf } from '../modules/module-release.ts';
import { createShell } from '../shell/create-shell.ts';
import type { Shell } from '../shell/create-shell.ts';
import { createStore, storeValues } from '../shell/store.ts';
import { remoteToShow } from '../slots/remote-to-show.ts';
import type { SlotState } from '../slots/slot.ts';
import type { Slots } from '../slots/slots.ts';
import { forgetCalls } from './api-calls.ts';
import { visit } from './browser.ts';
import { takeInlineStyles } from './inline-styles.ts';

/** What one round fetches may lead to further queries in the next. */
const MAX_ROUNDS = 3;

/** React has pictures loaded before the scripts; browsers find them in the HTML by themselves, in the order that they choose. */
const PICTURE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** A page that the browser has to render: it redirects, or an answer is missing. */
export class NotRenderedError extends Error {
  override name = 'NotRenderedError';
}

const nothing = () => undefined;

/** The slots of a page that runs no remote: the skeleton of the one that is to come. */
function waitingSlots(shell: Shell): Slots {
  const { pathname, search } = shell.services.history.location;
  const moduleType = shell.modules.key.get()?.module_type ?? null;
  const active = remoteToShow(shell.discovery.releases(), pathname + search, moduleType);
  return {
    active: createStore(active, 'slot'),
    state: createStore<SlotState>(active === null ? 'away' : 'loading', 'slot-state'),
    shown: () => null,
    entered: () => null,
    retry: nothing,
    refresh: nothing,
  };
}

/** Queries that the page needs and that have no data yet. */
const missingQueries = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => {
      // The cache stores a component's options as they are, though its type knows less of them.
      const isWanted = !('enabled' in options) || options.enabled !== false;
      return state.data === undefined && isWanted && options.queryFn !== undefined;
    });

/** Each answer with the parts of its key, from which the browser makes the visitor's own. */
function dehydratedQueries(): DehydratedQuery[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [scope, name, params], state: { data } }) =>
      data === undefined || !isRecord(scope) || typeof name !== 'string'
        ? []
        : [{ on: Object.keys(scope), name, params, data }],
    );
}

/** What the shell does with an answer, such as choosing a module, takes a few turns of its promises. */
async function storesSettled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

/** The colours of the module, which the browser sets by script. */
function accentRules(shell: Shell): string {
  const accent = releaseOf(shell.discovery, shell.modules.key.get()?.module_type)?.extras.accent;
  if (!accent || location.pathname === ROUTES.landing) return '';
  const variables = Object.entries(accentVariables(accent));
  return `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/**
 * Renders the host's frame around a page, and the page where it is the host's own. Answers of the API are fetched between
 * rounds; a page that lacks one is not rendered.
 * @throws NotRenderedError where the page redirects, or an answer is missing
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  forgetCalls();
  queryClient.clear();
  visit(request);
  const shell = createShell(createDiscovery(request.document, 'server'));
  const slots = waitingSlots(shell);
  const outlet = document.createElement('div');
  const failed: unknown[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const sheet = new ServerStyleSheet();
    try {
      const rendered = renderToString(
        sheet.collectStyles(<App shell={shell} slots={slots} outlet={outlet} />),
        {
          identifierPrefix: ID_PREFIX,
        },
      );
      const missing = missingQueries();
      if (missing.length > 0) {
        await Promise.all(
          missing.map((query) => query.fetch().catch((error: unknown) => failed.push(error))),
        );
        await storesSettled();
        if (failed.length > 0) throw new NotRenderedError(`An answer is missing: ${String(failed[0])}`);
        continue;
      }
      const { pathname } = new URL(request.path, request.origin);
      if (location.pathname !== pathname) throw new NotRenderedError('The page redirects');
      const { html, inlineStyles } = takeInlineStyles(rendered.replace(PICTURE_PRELOADS, ''));
      const { path, language, zoneIds, module } = request;
      return {
        html,
        css: sheet.getStyleTags(),
        accent: accentRules(shell),
        hydrationState: {
          path,
          language,
          zoneIds,
          module,
          stores: storeValues(),
          answers: dehydratedQueries(),
          inlineStyles,
        },
      };
    } finally {
      sheet.seal();
    }
  }
  throw new NotRenderedError(`Queries are still missing after ${MAX_ROUNDS} rounds`);
}
