import type { ReactNode } from 'react';
import type { Answers } from '@souk/testing/builders';
import type { Words } from './words.ts';

/** A component in its states. Tests draw them, the catalogue shows them, and the sweep looks at the catalogue. */
export interface Story {
  /** In pixels, as wide as the component stands at most; default: as wide as the page. */
  width?: number;
  /** What the marketplace answers to a component that asks it; default: what it answers in tests. */
  answers?(words: Words): Answers;
  states: Record<string, (words: Words) => ReactNode>;
}
