import {
  BannerCarousel,
  Coupons,
  FeaturedCategories,
  FeaturedStores,
  Hero,
  HomePage,
  PopularItems,
  SpecialOffer,
  VisitedStores,
} from '@souk/storefront';
import { Promises } from './promises.tsx';
import { useText } from './texts/texts.ts';

/** The home of the module: sections under each other. One without content, or whose request fails, is left out. */
export function Home() {
  const t = useText();
  return (
    <HomePage items={{ variedItemsOpen: 'dialog', dietMarks: false }}>
      <Hero title={t('hero.title')} text={t('hero.text')} />
      <Promises />
      <BannerCarousel label={t('sections.banners')} perView={() => ({ base: 1, from600: 2, from999: 3 })} />
      <FeaturedCategories heading={t('sections.categories')} />
      <VisitedStores heading={t('sections.visited')} />
      <PopularItems heading={t('sections.popular')} />
      <FeaturedStores heading={t('sections.featured')} />
      <SpecialOffer heading={t('sections.offers')} />
      <Coupons heading={t('sections.coupons')} />
    </HomePage>
  );
}
