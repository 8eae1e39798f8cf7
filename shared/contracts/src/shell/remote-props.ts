import type { ShellServices } from './services.ts';

/** What a single-spa parcel or application of Souk receives beside single-spa's own props. */
export interface RemoteProps {
  shell: ShellServices;
  /** The element of the slot, the remote's own while it is mounted; empty unless a server rendered the remote into it. */
  domElement: HTMLElement;
  /** React's prefix for ids of the remote, equal on the server and in the browser. */
  idPrefix: string;
  /**
   * Where a server rendered the remote into the element: it is hydrated, and each difference from what the server rendered is
   * reported here.
   */
  onHydrationError?(error: unknown): void;
  /** Called when the remote's tree throws after it was mounted; the slot then falls back. */
  onRenderError(error: unknown): void;
  /** Called once the remote's first picture is drawn. A remote that is left before that is unmounted at once. */
  onReady(): void;
}
