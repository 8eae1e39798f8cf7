import { BasicItems, BestReviewed, NewArrivals } from '@souk/storefront';
import { aTabbedItemPage } from '@souk/testing/builders';
import { longItems } from './long-items.ts';
import type { Story } from '../story.ts';
import type { Words } from '../words.ts';

/** Every item in a category of its own, whose name is as long. */
const pageOf = (words: Words) =>
  aTabbedItemPage(
    longItems(words).map((item) => ({ ...item, category_ids: [{ id: item.id, name: item.name }] })),
  );

export const tabbedSections: Story = {
  also: ['BasicItems', 'BestReviewed', 'NewArrivals'],
  answers: (words) => ({
    basicItems: pageOf(words),
    mostReviewedItems: pageOf(words),
    newArrivals: pageOf(words),
  }),
  states: {
    'new arrivals': ({ name, sentence }) => <NewArrivals heading={name} subtitle={sentence} />,
    'best reviewed': ({ action }) => <BestReviewed heading={action} />,
    'basic items': ({ sentence }) => <BasicItems heading={sentence} />,
  },
};
