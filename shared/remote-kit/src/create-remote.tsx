import { Activity, startTransition, useEffect } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { RemoteProps } from '@souk/contracts';
import { RenderErrorBoundary } from './render-error-boundary.tsx';
import { Scoped } from './scoped.tsx';
import { ShellProviders } from './shell-providers.tsx';

/** The lifecycle functions of a remote in a slot. Each resolves when its step is done. */
export interface RemoteLifecycles {
  bootstrap(props: RemoteProps): Promise<unknown>;
  mount(props: RemoteProps): Promise<unknown>;
  unmount(props: RemoteProps): Promise<unknown>;
  /**
   * Stops all that the mounted remote runs, and keeps what it has drawn. A remote without it, or whose `hide` fails, is unmounted
   * instead.
   */
  hide?(props: RemoteProps): Promise<unknown>;
  /** Goes on after `hide`, at the address of now. */
  show?(props: RemoteProps): Promise<unknown>;
}

/** What a remote's tree is given, in the browser and on a server. */
export type RemoteTreeProps = Pick<RemoteProps, 'shell' | 'onRenderError' | 'onReady'> & {
  /** How often it was shown, counted from 0. */
  turn?: number;
  hidden?: boolean;
};

function Ready({ onReady }: { onReady(): void }) {
  useEffect(() => onReady(), [onReady]);
  return null;
}

interface RemoteSource {
  /** The root component. */
  App: ComponentType;
  /** Loads the part of the remote that has the page of a path, so that the page is rendered at once. */
  load?(pathname: string): Promise<unknown>;
}

/** What a server renders of a remote. */
interface ServerSource {
  Tree: ComponentType<RemoteTreeProps>;
  /** To be awaited before the tree is rendered. */
  load(pathname: string): Promise<unknown>;
}

const sources = new WeakMap<RemoteLifecycles['mount'], ServerSource>();

/** What a remote's `mount` renders, for a server; undefined where {@link createRemote} did not make it. */
export const serverSource = (mount: RemoteLifecycles['mount']): ServerSource | undefined =>
  sources.get(mount);

/** Whether a node is what React begins an `Activity` with on a server. Without it, React never ends to hydrate one. */
const isActivity = (node: ChildNode | null) => node instanceof Comment && node.data === '&';

/**
 * Makes the lifecycles of a remote from its root component. The remote's `src/remote.tsx` exports what this returns,
 * and nothing else; the host decides how it is loaded.
 */
export function createRemote({
  App,
  load = () => Promise.resolve(),
}: RemoteSource): Required<RemoteLifecycles> {
  const roots = new WeakMap<HTMLElement, Root>();
  const turns = new WeakMap<HTMLElement, number>();
  const app = <App />;

  function Tree({ shell, onRenderError, onReady, turn = 0, hidden = false }: RemoteTreeProps) {
    return (
      <RenderErrorBoundary onError={onRenderError}>
        <Activity mode={hidden ? 'hidden' : 'visible'}>
          <ShellProviders shell={shell}>
            <Scoped turn={turn}>{app}</Scoped>
            <Ready onReady={onReady} />
          </ShellProviders>
        </Activity>
      </RenderErrorBoundary>
    );
  }

  const lifecycles: Required<RemoteLifecycles> = {
    bootstrap: ({ shell }) => load(shell.history.location.pathname),
    async mount({ domElement, idPrefix, onHydrationError, ...props }) {
      const tree = <Tree {...props} />;
      const options = { identifierPrefix: idPrefix };
      if (onHydrationError && !isActivity(domElement.firstChild)) {
        onHydrationError(new Error('The server rendered no tree of a remote'));
        domElement.replaceChildren();
      } else if (onHydrationError) {
        const rootOptions = { ...options, onRecoverableError: onHydrationError };
        // As a transition it pauses every few milliseconds: a tap or a frame does not wait for all of it.
        startTransition(() => void roots.set(domElement, hydrateRoot(domElement, tree, rootOptions)));
        return;
      }
      const root = createRoot(domElement, options);
      roots.set(domElement, root);
      root.render(tree);
    },
    async unmount({ domElement }) {
      roots.get(domElement)?.unmount();
    },
    async hide({ domElement, ...props }) {
      const turn = turns.get(domElement) ?? 0;
      flushSync(() => roots.get(domElement)?.render(<Tree {...props} turn={turn} hidden />));
    },
    async show({ domElement, ...props }) {
      await load(props.shell.history.location.pathname);
      const turn = (turns.get(domElement) ?? 0) + 1;
      turns.set(domElement, turn);
      flushSync(() => roots.get(domElement)?.render(<Tree {...props} turn={turn} />));
    },
  };
  sources.set(lifecycles.mount, { Tree, load });
  return lifecycles;
}
