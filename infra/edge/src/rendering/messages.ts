import type { ServerPage, ServerPageRequest } from '@souk/contracts';

/** What the edge tells the process that draws. */
export type ToRenderer =
  /** A bundle, by the name that pages are asked of it under. */
  | { kind: 'bundle'; name: string; code: string }
  | { kind: 'draw'; id: number; name: string; request: ServerPageRequest }
  | { kind: 'answer'; id: number; call: number; status: number; body: string | null };

/** What it answers. */
export type FromRenderer =
  | { kind: 'call'; id: number; call: number; path: string }
  | { kind: 'drawn'; id: number; page: ServerPage }
  /** The page is not drawn here; nothing is wrong with the bundle. */
  | { kind: 'refused'; id: number; reason: string }
  | { kind: 'fault'; id: number; reason: string };
