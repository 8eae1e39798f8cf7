import { screen, waitFor } from '@testing-library/react';

/** Waits until every section of a home has its answer, or has gone (HOM-21). */
export const sectionsLoaded = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());

/** The headings of a home's sections, from top to bottom. */
export const sectionHeadings = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
