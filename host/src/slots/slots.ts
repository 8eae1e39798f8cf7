import { bus } from '@souk/event-bus';
import { SLOT_ATTRIBUTE } from '@souk/contracts';
import type { Readable, ShellServices } from '@souk/contracts';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import type { Discovery } from '../federation/discovery.ts';
import { candidatesOf } from '../federation/candidates.ts';
import { onHotUpdate } from '../federation/development.ts';
import { loadModule } from '../federation/federation.ts';
import type { LoadableRelease } from '../federation/loadable-release.ts';
import { rememberArrays } from '../browser/put-back-arrays.ts';
import { createStore } from '../state/store.ts';
import { createHiddenRemotes } from './hidden-remotes.ts';
import { remoteToShow } from './remote-to-show.ts';
import { Slot } from './slot.ts';
import type { SlotState } from './slot.ts';
import { slotShell } from './slot-shell.ts';
import { text } from './texts/texts.ts';

export interface Slots {
  /** The remote that draws the current path, null where the host draws it, or no remote does. */
  active: Readable<string | null>;
  /** What the active slot shows. */
  state: Readable<SlotState>;
  /** What the last failure said, in the development loop; null elsewhere. */
  failure: Readable<string | null>;
  /** What a server rendered into the outlet: HTML on the server itself, empty in the browser that hydrates it, else null. */
  content: string | null;
  /** The release that the active slot shows. */
  shown(): { remote: string; version: string } | null;
  /** That, or while nothing is shown yet the one that is to be. */
  entered(): { remote: string; version: string } | null;
  retry(): void;
  /** Looks again at who is to draw the page; for when the module changed. */
  refresh(): void;
}

interface SlotsOptions {
  /** Empty, or what a server rendered for this visitor. */
  outlet: HTMLElement;
  shell: ShellServices;
  discovery: Discovery;
  /** The type of the module that the page is in. */
  moduleType(): string | null;
  /** Called with a remote's slot each time that a release is mounted in it. */
  onMounted?(slot: HTMLElement): void;
}

/** Loads a release, and reports the first load in this page. */
function timedLoad() {
  const known = new Set<string>();
  return async (release: LoadableRelease, exposed: string): Promise<unknown> => {
    const begun = performance.now();
    const module = await loadModule(release, exposed);
    if (!known.has(release.globalName)) {
      known.add(release.globalName);
      const { remote, version } = release;
      bus.emit('release:loaded', { remote, version, milliseconds: Math.round(performance.now() - begun) });
    }
    return module;
  };
}

/** What a release left patched counts against it, and not against the next one. */
function reportPatched(
  shell: ShellServices,
  { remote, version }: LoadableRelease,
  patched: readonly string[],
): void {
  const reason = `Array.prototype.${patched.join(', ')} was left patched`;
  shell.report({ kind: 'error', error: new Error(reason), while: `leaving ${remote} ${version}` });
  bus.emit('release:failed', { remote, version, assigned: version, stage: 'script', reason });
}

/** The element of a remote's slot: the server's, or a new one. */
function slotElement(outlet: HTMLElement, remote: string): HTMLElement {
  const rendered = outlet.querySelector<HTMLElement>(`:scope > [${SLOT_ATTRIBUTE}="${CSS.escape(remote)}"]`);
  if (rendered) return rendered;
  const element = document.createElement('div');
  element.setAttribute(SLOT_ATTRIBUTE, remote);
  outlet.append(element);
  return element;
}

/** Registers one slot per remote that the discovery document names, now and later, and starts single-spa. */
export function startSlots({ outlet, shell, discovery, moduleType, onMounted }: SlotsOptions): Slots {
  const active = createStore<string | null>(null, 'slot');
  const state = createStore<SlotState>('away', 'slot-state');
  const failure = createStore<string | null>(null, 'slot-failure');
  const slots = new Map<string, Slot>();
  const shown = new Map<string, LoadableRelease>();
  const hidden = createHiddenRemotes(slots, active);
  const load = timedLoad();
  const putBackArrays = rememberArrays();
  const revision = () => discovery.document.get().revision;
  const current = () => {
    const { pathname, search } = shell.history.location;
    return remoteToShow(discovery.releases(), pathname + search, moduleType());
  };

  const leave = (remote: string) => {
    const release = shown.get(remote);
    shown.delete(remote);
    const patched = putBackArrays();
    if (release && patched.length > 0) reportPatched(shell, release, patched);
  };

  const add = (remote: string) => {
    const container = slotElement(outlet, remote);
    if (current() !== remote) container.replaceChildren();
    const slot = new Slot({
      remote,
      container,
      shell: slotShell(shell, remote, active),
      candidates: () => candidatesOf(discovery.releases()[remote], discovery.isKilled),
      isKilled: discovery.isKilled,
      load,
      onState: (next) => {
        container.hidden = next !== 'shown';
        if (next !== 'shown') leave(remote);
        if (active.get() === remote) state.set(next);
      },
      onShown: (release, assigned, milliseconds) => {
        shown.set(remote, release);
        hidden.remove(remote);
        onMounted?.(container);
        const { version } = release;
        bus.emit('release:shown', {
          remote,
          version,
          assigned: assigned.version,
          revision: revision(),
          milliseconds,
        });
      },
      onHidden: () => hidden.add(remote),
      onArmed: ({ version }) => bus.emit('release:armed', { remote, version, revision: revision() }),
      onReplaced: () => shell.toast({ kind: 'info', id: 'release-replaced', text: text('replaced') }),
      onFailure: ({ version }, stage, error, assigned) => {
        shell.report({ kind: 'error', error, while: `${stage} of ${remote} ${version}` });
        const reason = String(error);
        if (process.env.NODE_ENV === 'development')
          failure.set(error instanceof Error ? (error.stack ?? reason) : reason);
        bus.emit('release:failed', { remote, version, assigned: assigned.version, stage, reason });
      },
    });
    container.hidden = !slot.showsRendered;
    slots.set(remote, slot);
    registerApplication({
      // single-spa keeps what it knows of an application under its name in plain objects.
      name: `slot ${remote}`,
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
    for (const remote of Object.keys(discovery.releases())) if (!slots.has(remote)) add(remote);
  };
  const follow = () => {
    const next = current();
    if (next === active.get()) return;
    if (next === null) state.set('away');
    else state.set(slots.get(next)?.showsRendered ? 'shown' : 'loading');
    active.set(next);
  };

  const refresh = () => {
    addNew();
    follow();
    void triggerAppChange();
  };
  shell.history.listen(follow);
  const followAll = () => slots.forEach((slot) => slot.follow());
  discovery.document.subscribe(() => {
    refresh();
    followAll();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) followAll();
  });
  const retry = () => slots.get(active.get() ?? '')?.retry();
  onHotUpdate(() => {
    if (state.get() === 'failed') retry();
  });
  addNew();
  follow();
  start();
  return {
    active,
    state,
    failure,
    content: outlet.isConnected ? '' : null,
    refresh,
    shown: () => shown.get(active.get() ?? '') ?? null,
    entered() {
      const remote = active.get() ?? '';
      const version = shown.get(remote)?.version ?? discovery.releases()[remote]?.metadata.version;
      return version === undefined ? null : { remote, version };
    },
    retry,
  };
}
