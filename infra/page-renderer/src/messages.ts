import type { RenderRequest } from '@souk/contracts';

/** Characters of what a bundle reports at once, and so of a page: several times the largest home, since edges cache hundreds. */
export const MAX_PAGE_LENGTH = 1_000_000;

/** Messages of the edge to the process that renders. */
export type ToRenderer =
  /** The bundle of all of its pages, named in errors. */
  | { kind: 'bundle'; name: string; code: string }
  | { kind: 'render'; id: number; request: RenderRequest }
  | { kind: 'answer'; id: number; call: number; status: number; body: string | null };

/** What it answers. Code that left its context may send anything else. */
export type FromRenderer =
  | { kind: 'call'; id: number; call: number; path: string }
  | { kind: 'rendered'; id: number; page: unknown }
  /** The page is not rendered here; nothing is wrong with the bundle. */
  | { kind: 'refused'; id: number; reason: string }
  | { kind: 'fault'; id: number; reason: string };
