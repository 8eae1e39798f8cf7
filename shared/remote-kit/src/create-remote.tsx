import React, { useEffect } from 'react';
import type { ComponentType } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteProps } from '@souk/contracts';
import { RenderErrorBoundary } from './render-error-boundary.tsx';
import { Scoped } from './scoped.tsx';
import { ShellProviders } from './shell-providers.tsx';

/** The life of a remote in a slot. Each resolves when the step is done. */
export interface RemoteLifecycles {
  bootstrap(props: RemoteProps): Promise<unknown>;
  mount(props: RemoteProps): Promise<unknown>;
  unmount(props: RemoteProps): Promise<unknown>;
}

function Ready({ onReady }: { onReady(): void }) {
  useEffect(() => onReady(), [onReady]);
  return null;
}

/**
 * Makes the lifecycles of a remote from its root component. The remote's `src/remote.tsx` exports what this answers,
 * and nothing else; how it is loaded is none of its business.
 */
export function createRemote({ App }: { App: ComponentType }): RemoteLifecycles {
  function Root({ shell, onRenderError, onReady }: RemoteProps) {
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
  return singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: Root,
    renderType: 'createRoot',
    // RenderErrorBoundary does this, and knows whom to tell.
    suppressComponentDidCatchWarning: true,
    parcelCanUpdate: false,
  }) as unknown as RemoteLifecycles;
}
