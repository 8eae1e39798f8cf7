import { startTransition, useEffect } from 'react';
import type { ComponentType } from 'react';
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
}

/** What a remote's tree is given, in the browser and on a server. */
export type RemoteTreeProps = Pick<RemoteProps, 'shell' | 'onRenderError' | 'onReady'>;

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

/**
 * Makes the lifecycles of a remote from its root component. The remote's `src/remote.tsx` exports what this returns,
 * and nothing else; the host decides how it is loaded.
 */
export function createRemote({ App, load = () => Promise.resolve() }: RemoteSource): RemoteLifecycles {
  const roots = new WeakMap<HTMLElement, Root>();

  function Tree({ shell, onRenderError, onReady }: RemoteTreeProps) {
    return (
      <RenderErrorBoundary onError={onRenderError}>
        <ShellProviders shell={shell}>
          <Scoped>
            <App />
          </Scoped>
          <Ready onReady={onReady} />
        </ShellProviders>
      </RenderErrorBoundary>
    );
  }

  const lifecycles: RemoteLifecycles = {
    bootstrap: ({ shell }) => load(shell.history.location.pathname),
    async mount({ domElement, idPrefix, onHydrationError, ...props }) {
      const tree = <Tree {...props} />;
      const options = { identifierPrefix: idPrefix };
      if (onHydrationError) {
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
  };
  sources.set(lifecycles.mount, { Tree, load });
  return lifecycles;
}
