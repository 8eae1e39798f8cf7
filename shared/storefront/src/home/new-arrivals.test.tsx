import { screen, waitFor } from '@testing-library/react';
import { anItem, aTabbedItemPage, marketplace, renderRemote, several } from '@souk/testing';
import { NewArrivals } from './new-arrivals.tsx';

/** Whether a page of that width is one that the media query asks for; it knows widths in pixels alone. */
const isMet = (query: string, width: number) =>
  [...query.matchAll(/(min|max)-width:\s*(\d+)px/g)].every(([, bound, pixels]) =>
    bound === 'min' ? width >= Number(pixels) : width <= Number(pixels),
  );

/** jsdom has no width: the rules that the stylesheet has for one are looked up. */
const isHiddenAt = (width: number) => (element: Element) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && isMet(rule.conditionText, width))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .some(
      (rule) =>
        rule instanceof CSSStyleRule && rule.style.display === 'none' && element.matches(rule.selectorText),
    );

const NO_BANNERS = {
  promotional_banner_url: null,
  best_reviewed_section_banner: null,
  best_reviewed_section_banner_full_url: null,
  bottom_section_banner: null,
  bottom_section_banner_full_url: null,
  new_arrival_section_banner: null,
  new_arrival_section_banner_full_url: null,
  basic_section_nearby: 0,
} as const;

it.each([
  ['eight beside a banner', '/media/promotional/new-960.webp', 8],
  ['ten without a banner', null, 10],
])(
  'shows four new arrivals on a phone, six on a tablet, and on a wide page %s (HOM-10, CON-1)',
  async (_, banner, wide) => {
    marketplace.answers({
      newArrivals: aTabbedItemPage(several(12, (id) => anItem({ id, name: `New ${id}` }))),
      promotionalBanners: { ...NO_BANNERS, new_arrival_section_banner_full_url: banner },
    });
    renderRemote(() => <NewArrivals heading="New" />);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
    expect(screen.getByRole('link', { name: 'View all: New' })).toHaveAttribute(
      'href',
      '/home?data_type=new&module_id=1',
    );
    const shownAt = (width: number) => {
      const isHidden = isHiddenAt(width);
      return screen.getAllByRole('article').filter((card) => !isHidden(card)).length;
    };
    expect([320, 599, 600, 998, 999, 1440].map(shownAt)).toEqual([4, 4, 6, 6, wide, wide]);
  },
);
