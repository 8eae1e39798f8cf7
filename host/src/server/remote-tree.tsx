import {
  OUTLET_ATTRIBUTE,
  RENDERED_ATTRIBUTE,
  releaseId,
  SERVER_GLOBALS,
  SLOT_ATTRIBUTE,
} from '@souk/contracts';
import type { RenderedRemote, ShellServices } from '@souk/contracts';
import { serverSource } from '@souk/remote-kit';
import type { RemoteLifecycles } from '@souk/remote-kit';
import type { ReactElement } from 'react';

const nothing = () => undefined;

/** What the remote's bundle exports, which runs after the host's. */
const remoteBundle = () =>
  (globalThis as Record<string, unknown>)[SERVER_GLOBALS.remote] as Partial<RemoteLifecycles> | undefined;

/**
 * The tree of the remote whose bundle is in this context, with what its page needs loaded.
 * @throws Error where the bundle was not made for servers
 */
export async function remoteTree(shell: ShellServices): Promise<ReactElement> {
  const mount = remoteBundle()?.mount;
  const source = mount && serverSource(mount);
  if (!source) throw new Error('The remote exports no tree to render on a server');
  await source.load(shell.history.location.pathname);
  const { Tree } = source;
  const onRenderError = (error: unknown) => {
    throw error;
  };
  return <Tree shell={shell} onReady={nothing} onRenderError={onRenderError} />;
}

/** The outlet's content with one slot in it, as the browser takes it over. */
export const outletHtml = (remote: RenderedRemote, html: string): string =>
  `<div ${OUTLET_ATTRIBUTE}><div ${SLOT_ATTRIBUTE}="${remote.name}"><div ${RENDERED_ATTRIBUTE}="${releaseId(remote)}">${html}</div></div></div>`;
