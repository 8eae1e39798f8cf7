import { screen, waitFor } from '@testing-library/react';
import type { Item, Store } from '@souk/contracts';
import { anItem, several } from './builders/an-item.ts';
import { aStore } from './builders/a-store.ts';
import { anItemPage, aRecommendedPage, aStorePage, aTabbedItemPage } from './builders/lists.ts';
import type { Answers } from './handlers.ts';

/** Waits until every section of a home has its answer, or has gone (HOM-21). */
export const sectionsLoaded = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());

/** The headings of a home's sections, from top to bottom. */
export const sectionHeadings = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

/** The banners of `somePromotionalBanners` on a home, from top to bottom, each with the heading above it (HOM-18). */
export function sectionBanners(): [banner: string, heading: string | null][] {
  const banners: [string, string | null][] = [];
  let heading: string | null = null;
  for (const element of document.querySelectorAll('h2, img')) {
    if (element.matches('h2')) heading = element.textContent;
    const [, banner] =
      /\/(promotional|best-reviewed|new-arrival|bottom)-/.exec(element.getAttribute('src') ?? '') ?? [];
    if (banner) banners.push([banner, heading]);
  }
  return banners;
}

const FIRST_ID = 100;

/**
 * Answers for the sections of a home in which no item and no store stands twice: a home leaves out of a section what another
 * one shows.
 */
export function sectionAnswers(): Answers {
  let id = FIRST_ID;
  const items = (name: string): Item[] =>
    several(2, (number) => anItem({ id: id++, name: `${name} ${number}`, slug: `${name} ${number}` }));
  const stores = (name: string): Store[] =>
    several(2, (number) => aStore({ id: id++, name: `${name} ${number}`, slug: `${name} ${number}` }));
  return {
    popularItems: anItemPage(items('popular')),
    discountedItems: anItemPage(items('offer')),
    mostReviewedItems: aTabbedItemPage(items('reviewed')),
    newArrivals: aTabbedItemPage(items('new')),
    basicItems: aTabbedItemPage(items('basic')),
    recommendedItems: aRecommendedPage(items('recommended')),
    visitedStores: stores('visited'),
    popularStores: aStorePage(stores('popular')),
    latestStores: aStorePage(stores('latest')),
    stores: aStorePage(stores('featured')),
  };
}
