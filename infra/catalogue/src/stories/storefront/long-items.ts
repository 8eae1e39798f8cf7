import type { Item } from '@souk/contracts';
import { anItem } from '@souk/testing/builders';
import { longOf, type Words } from '../words.ts';

/** Items with everything that somebody writes as long as it comes, and a price to match. */
export const longItems = (words: Words): Item[] =>
  longOf(words).map((text, index) =>
    anItem({
      id: index + 1,
      name: text,
      store_name: text,
      description: text,
      price: 1_234_567.5,
      discount: 30,
    }),
  );
