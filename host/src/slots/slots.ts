import { bus } from '@souk/event-bus';
import { remoteFor } from '@souk/contracts';
import type { PickedRelease, Readable, ShellServices } from '@souk/contracts';
import { getAppNames, registerApplication, start, triggerAppChange } from 'single-spa';
import type { Discovery } from '../federation/discovery.ts';
import { loadModule } from '../federation/federation.ts';
import type { LoadableRelease } from '../federation/federation.ts';
import { createStore } from '../shell/store.ts';
import { Slot } from './slot.ts';
import type { SlotState } from './slot.ts';

export interface Slots {
  /** The remote that draws the current path, null where the host does or nobody. */
  active: Readable<string | null>;
  /** What the active slot shows. */
  state: Readable<SlotState>;
  retry(): void;
  /** Looks again at who is to draw the page; for when the module changed. */
  refresh(): void;
}

interface SlotsOptions {
  outlet: HTMLElement;
  shell: ShellServices;
  discovery: Discovery;
  /** The type of the module that the page is in. */
  moduleType(): string | null;
}

export const loadable = ({ remote, url, metadata, extras }: PickedRelease): LoadableRelease => ({
  remote,
  url,
  version: metadata.version,
  integrity: metadata.integrity,
  globalName: extras.globalName,
});

/** The release that a visitor gets, then the last good one before it. */
export function candidatesOf(release: PickedRelease | undefined): LoadableRelease[] {
  if (!release) return [];
  const { fallback } = release.extras;
  return [loadable(release), ...(fallback ? [{ ...fallback, remote: release.remote }] : [])];
}

/** Registers one slot per remote that the discovery document names, now and later, and starts single-spa. */
export function startSlots({ outlet, shell, discovery, moduleType }: SlotsOptions): Slots {
  const active = createStore<string | null>(null);
  const state = createStore<SlotState>('away');
  const slots = new Map<string, Slot>();
  const shown = new Set<string>();
  const current = () => remoteFor(discovery.releases(), shell.history.location.pathname, moduleType());

  const add = (remote: string) => {
    const container = document.createElement('div');
    container.dataset.slot = remote;
    container.hidden = true;
    outlet.append(container);
    const slot = new Slot({
      remote,
      container,
      shell,
      candidates: () => candidatesOf(discovery.releases()[remote]),
      load: loadModule,
      onState: (next) => {
        container.hidden = next !== 'shown';
        if (active.get() === remote) state.set(next);
      },
      onShown: ({ version }) => {
        shown.add(remote);
        bus.emit('release:shown', { remote, version, revision: discovery.document.get().revision });
      },
      onFailure: ({ version }, stage, error) => {
        shell.report({ kind: 'error', error, while: `${stage} of ${remote} ${version}` });
        bus.emit('release:failed', { remote, version, stage, reason: String(error) });
      },
    });
    slots.set(remote, slot);
    registerApplication({
      name: remote,
      app: () =>
        Promise.resolve({
          bootstrap: () => Promise.resolve(),
          mount: () => Promise.resolve(slot.enter()),
          unmount: () => Promise.resolve(slot.leave()),
        }),
      activeWhen: () => current() === remote,
    });
  };
  const addNew = () => {
    for (const remote of Object.keys(discovery.releases())) if (!getAppNames().includes(remote)) add(remote);
  };
  const follow = () => {
    const next = current();
    if (next === active.get()) return;
    state.set(next === null ? 'away' : 'loading');
    active.set(next);
  };

  const refresh = () => {
    addNew();
    follow();
    void triggerAppChange();
  };
  shell.history.listen(follow);
  discovery.document.subscribe(() => {
    refresh();
    arm(discovery, shown);
  });
  addNew();
  follow();
  start();
  return {
    active,
    state,
    refresh,
    retry: () => slots.get(active.get() ?? '')?.retry(),
  };
}

/**
 * Loads what a new revision brings beside what is running, so that the next switch is immediate and a release that
 * cannot load is known before anybody needs it.
 */
function arm(discovery: Discovery, remotes: Iterable<string>): void {
  const { revision } = discovery.document.get();
  for (const remote of remotes) {
    const release = discovery.releases()[remote];
    if (!release) continue;
    const { version } = release.metadata;
    loadModule(loadable(release), './remote').then(
      () => bus.emit('release:armed', { remote, version, revision }),
      (error: unknown) =>
        bus.emit('release:failed', { remote, version, stage: 'load', reason: String(error) }),
    );
  }
}
