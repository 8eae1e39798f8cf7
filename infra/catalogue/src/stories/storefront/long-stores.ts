import type { Store } from '@souk/contracts';
import { aStore } from '@souk/testing/builders';
import { longOf, type Words } from '../words.ts';

/** Stores with everything that somebody writes as long as it comes. */
export const longStores = (words: Words): Store[] =>
  longOf(words).map((text, index) =>
    aStore({ id: index + 1, name: text, address: text, kinds: [...longOf(words)] }),
  );
