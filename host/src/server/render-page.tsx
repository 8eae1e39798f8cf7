import { queryClient } from '@souk/api-client';
import { ID_PREFIX, isRecord, ROUTES } from '@souk/contracts';
import type { DehydratedQuery, RenderedPage, RenderedRemote, RenderRequest } from '@souk/contracts';
import { globalStyle } from '@souk/ui/global';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app.tsx';
import { createDiscovery } from '../federation/discovery.ts';
import { accentRules } from '../modules/accent-rules.ts';
import { releaseOf } from '../modules/follow-module-profile.ts';
import { createShell } from '../composition/create-shell.ts';
import { startPageLanguage } from '../preferences/page-language.ts';
import type { Shell } from '../composition/shell.ts';
import { createStore, storeValues } from '../state/store.ts';
import { remoteToShow } from '../slots/remote-to-show.ts';
import type { SlotState } from '../slots/slot.ts';
import type { Slots } from '../slots/slots.ts';
import { forgetCalls } from './api-calls.ts';
import { visit } from './browser.ts';
import { takeInlineStyles } from './inline-styles.ts';
import { outletHtml, remoteTree } from './remote-tree.tsx';

/** What one round fetches may lead to further queries in the next. */
const MAX_ROUNDS = 4;

/** Parts of a page that ask for their data only near the visible part: so many of the first are rendered with it. */
const MAX_NEAR_QUERIES = 2;

/** React has pictures loaded before the scripts; browsers find them in the HTML by themselves, in the order that they choose. */
const PICTURE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** A page that the browser has to render: it redirects, or an answer is missing. */
export class NotRenderedError extends Error {
  override name = 'NotRenderedError';
}

const nothing = () => undefined;

/** The slots of a page: what the remote rendered, or the skeleton of the one that is to come. */
function slotsWith(shell: Shell, content: string | null): Slots {
  const { pathname, search } = shell.services.history.location;
  const moduleType = shell.modules.key.get()?.module_type ?? null;
  const active = remoteToShow(shell.discovery.releases(), pathname + search, moduleType);
  const state = content === null ? 'loading' : 'shown';
  return {
    active: createStore(active, 'slot'),
    state: createStore<SlotState>(active === null ? 'away' : state, 'slot-state'),
    failure: createStore<string | null>(null, 'slot-failure'),
    content,
    shown: () => null,
    entered: () => null,
    retry: nothing,
    refresh: nothing,
  };
}

/** Queries that the page needs and that have no data yet. */
function missingQueries() {
  let near = 0;
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options, meta }) => {
      // The cache stores a component's options as they are, though its type knows less of them.
      const isEnabled = !('enabled' in options) || options.enabled !== false;
      const isWanted = isEnabled || (meta?.near === true && ++near <= MAX_NEAR_QUERIES);
      return state.data === undefined && isWanted && options.queryFn !== undefined;
    });
}

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

/** The colours of the module; none on the landing page. */
function accentOf(shell: Shell): string {
  const accent = releaseOf(shell.discovery, shell.modules.key.get()?.module_type)?.extras.accent;
  return accent && location.pathname !== ROUTES.landing ? accentRules(accent) : '';
}

/** Fetches what the page lacks. @throws NotRenderedError where an answer is missing */
async function fetchQueries(missing: ReturnType<typeof missingQueries>): Promise<void> {
  try {
    // No second attempt: it would wait for a timer, and nothing here has any.
    await Promise.all(missing.map((query) => query.fetch({ ...query.options, retry: false })));
  } catch (error) {
    throw new NotRenderedError(`A query failed: ${String(error)}`);
  }
  await storesSettled();
}

/** The HTML of the host around what the remote rendered, and the style rules of both. */
async function renderTrees(shell: Shell, remote: RenderedRemote | null) {
  const content = remote && (await remoteTree(shell.services));
  const sheet = new ServerStyleSheet();
  const render = (tree: ReactElement, identifierPrefix: string) =>
    renderToString(sheet.collectStyles(tree), { identifierPrefix }).replace(PICTURE_PRELOADS, '');
  try {
    const slots = slotsWith(shell, remote && content && outletHtml(remote, render(content, remote.name)));
    const html = render(
      <App shell={shell} slots={slots} outlet={document.createElement('div')} />,
      ID_PREFIX,
    );
    return { html, css: globalStyle + sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/**
 * Renders the host's frame around a page, and the page where it is the host's own or the remote's bundle is here. Answers of the
 * API are fetched between rounds; a page that lacks one is not rendered.
 * @throws NotRenderedError where the page redirects, or an answer is missing
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  forgetCalls();
  queryClient.clear();
  visit(request);
  startPageLanguage();
  const shell = createShell(createDiscovery(request.document, 'server'));
  shell.start();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const rendered = await renderTrees(shell, request.remote);
    const missing = missingQueries();
    if (missing.length > 0) {
      await fetchQueries(missing);
      continue;
    }
    const { pathname } = new URL(request.path, request.origin);
    if (location.pathname !== pathname) throw new NotRenderedError('The page redirects');
    const { html, inlineStyles } = takeInlineStyles(rendered.html);
    const { path, language, zoneIds, module } = request;
    return {
      html,
      css: rendered.css,
      accent: accentOf(shell),
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
  }
  throw new NotRenderedError(`Queries are still missing after ${MAX_ROUNDS} rounds`);
}
