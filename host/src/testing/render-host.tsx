import { STORAGE_KEYS } from '@souk/contracts';
import type { InlinedDocument, PickedLocation } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { aLocation, allowConsoleError } from '@souk/testing';
import { act, cleanup, configure, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../app.tsx';
import { createDiscovery } from '../federation/discovery.ts';
import type { StoredModule } from '../modules/stored-module.ts';
import { loadLayers } from '../pages/layers-part.ts';
import { startPageLanguage } from '../preferences/page-language.ts';
import { createShell } from '../composition/create-shell.ts';
import type { Shell } from '../composition/shell.ts';
import { createStore } from '../state/store.ts';
import type { SlotState } from '../slots/slot.ts';
import { remoteToShow } from '../slots/remote-to-show.ts';
import type { Slots } from '../slots/slots.ts';
import { aDiscoveryDocument } from './a-discovery-document.ts';

// The federation runtime is for browsers; what releases expose is what a test says.
jest.mock('../federation/federation.ts', () => ({
  BrokenReleaseError: class extends Error {},
  loadModule: jest.fn(),
}));

// No test's network has files of releases.
jest.mock('../federation/prefetch-release.ts', () => ({ prefetchRelease: jest.fn() }));

const mockMap = { name: 'leaflet', load: () => Promise.resolve(() => null) };
jest.mock('../location/use-map-provider.ts', () => ({
  useMapProvider: () => mockMap,
}));

// An upper bound for a busy machine; what comes sooner is found sooner.
configure({ asyncUtilTimeout: 5000 });

/** How things stand when the page is opened. A guest with a place and food as the last module, unless given. */
export interface HostFacts {
  path?: string;
  token?: string;
  guestId?: string;
  place?: PickedLocation | null;
  module?: StoredModule | null;
  discovery?: InlinedDocument;
  /** From 1180 px on the header shows its links (HDR-1). */
  wide?: boolean;
  /** Whether the system prefers dark colours. */
  dark?: boolean;
  /** The window of a phone, which has a navigation at its foot. */
  phone?: boolean;
  /** A window so low that no bar sticks in it. */
  low?: boolean;
}

export interface RenderedHost extends RenderResult {
  shell: Shell;
  slots: Slots & { state: ReturnType<typeof createStore<SlotState>>; retry: jest.Mock };
  user: UserEvent;
}

// As in a page that has been idle; `layers-place.test.tsx` is about one that has not.
beforeAll(loadLayers);

/** What a page of an earlier test still listens to. */
const listening: (() => void)[] = [];

beforeEach(() => {
  const on = bus.on;
  jest.spyOn(bus, 'on').mockImplementation((name, listener) => {
    const off = on(name, listener);
    listening.push(off);
    return off;
  });
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const note = (name: string, listener: EventListener, options?: AddEventListenerOptions) => {
      if (['storage', 'popstate', 'pageshow', 'visibilitychange', 'online', 'offline'].includes(name))
        listening.push(() => target.removeEventListener(name, listener));
      add(name, listener, options);
    };
    jest.spyOn(target, 'addEventListener').mockImplementation(note as typeof target.addEventListener);
  }
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  listening.splice(0).forEach((stop) => stop());
  localStorage.clear();
  sessionStorage.clear();
});

function remember({
  token,
  guestId,
  place = aLocation(),
  module = { id: 1, module_type: 'food' },
}: HostFacts) {
  const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
  if (token) localStorage.setItem(STORAGE_KEYS.token, token);
  if (guestId) localStorage.setItem(STORAGE_KEYS.guestId, guestId);
  if (module) keep(STORAGE_KEYS.module, module);
  if (!place) return;
  keep(STORAGE_KEYS.zone, place.zoneIds);
  keep(STORAGE_KEYS.position, { lat: place.lat, lng: place.lng });
  localStorage.setItem(STORAGE_KEYS.address, place.address);
}

/** Slots that know who is to draw the page, and draw nothing. */
function quietSlots(shell: Shell): RenderedHost['slots'] {
  const { history } = shell.services;
  const type = () => shell.modules.key.get()?.module_type ?? null;
  const active = createStore<string | null>(null);
  const refresh = () => {
    const { pathname, search } = history.location;
    active.set(remoteToShow(shell.discovery.releases(), pathname + search, type()));
  };
  refresh();
  history.listen(refresh);
  shell.modules.key.subscribe(refresh);
  return {
    active,
    state: createStore<SlotState>('shown'),
    shown: () => null,
    entered: () => null,
    failure: createStore<string | null>(null, 'slot-failure'),
    content: null,
    retry: jest.fn(),
    refresh,
  };
}

/** The shell alone, for tests that render nothing. */
export function openShell(facts: HostFacts = {}): Shell {
  remember(facts);
  window.history.replaceState(null, '', facts.path ?? '/home?module_id=1');
  startPageLanguage();
  const shell = createShell(createDiscovery(facts.discovery ?? aDiscoveryDocument(), 'visitor'));
  shell.start();
  return shell;
}

/** Opens the page: the whole host but for what remotes draw. The marketplace of `@souk/testing` answers its calls. */
export function renderHost(facts: HostFacts = {}): RenderedHost {
  // The host's own state changes with answers that come when they come.
  allowConsoleError(/not wrapped in act/);
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((media) => ({
    media,
    matches: media.includes('dark')
      ? facts.dark === true
      : media.includes('max-height')
        ? facts.low === true
        : media.includes(facts.wide ? 'min-width' : 'max-width') && (facts.wide ?? facts.phone) === true,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  }));
  const shell = openShell(facts);
  const slots = quietSlots(shell);
  const outlet = document.createElement('div');
  const drawn = render(<App shell={shell} slots={slots} outlet={outlet} />);
  return { ...drawn, shell, slots, user: userEvent.setup({ delay: null }) };
}

/** Another tab of the browser wrote to local storage. */
export function anotherTabWrites(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  const change = { key, newValue: value, storageArea: localStorage };
  act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
}
