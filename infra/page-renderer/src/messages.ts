import type { RenderedPage, RenderRequest } from '@souk/contracts';

/** What the edge tells the process that renders. */
export type ToRenderer =
  /** A bundle, by the name that pages are asked of it under. */
  | { kind: 'bundle'; name: string; code: string }
  | { kind: 'render'; id: number; name: string; request: RenderRequest }
  | { kind: 'answer'; id: number; call: number; status: number; body: string | null };

/** What it answers. */
export type FromRenderer =
  | { kind: 'call'; id: number; call: number; path: string }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  /** The page is not rendered here; nothing is wrong with the bundle. */
  | { kind: 'refused'; id: number; reason: string }
  | { kind: 'fault'; id: number; reason: string };
