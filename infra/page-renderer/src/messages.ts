import type { RenderedPage, RenderRequest } from '@souk/contracts';

/** Messages of the edge to the process that renders. */
export type ToRenderer =
  /** A bundle, with the name that requests for its pages use. */
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
