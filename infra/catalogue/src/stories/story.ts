import type { ReactNode } from 'react';
import type { Answers, ShellFacts } from '@souk/testing/builders';
import type { Words } from './words.ts';

type Draw = (words: Words) => ReactNode;

/** What is drawn for a guest with a place and an empty cart, or for whom its `shell` says. */
export type State = Draw | { shell(words: Words): ShellFacts; draw: Draw };

/** A component in its states. Tests draw them, the catalogue shows them, and the sweep looks at the catalogue. */
export interface Story {
  /** The names of further components that it draws: small parts, and sections of one kind. */
  also?: readonly string[];
  /** In pixels, as wide as the component stands at most; default: as wide as the page. */
  width?: number;
  /** What the marketplace answers to a component that asks it; default: what it answers in tests. */
  answers?(words: Words): Answers;
  states: Record<string, State>;
}
