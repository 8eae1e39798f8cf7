import {
  BannerCarousel,
  BestReviewed,
  BottomBanner,
  CampaignItems,
  Coupons,
  FeaturedCategories,
  Hero,
  HomePage,
  OrderAgain,
  PopularItems,
  PromotionalBanner,
  RecentlyViewed,
  RecommendedItems,
  SpecialOffer,
  VisitedStores,
} from '@souk/storefront';
import { useText } from './texts/texts.ts';

/** The home of grocery: what HOM-2 names, in the order of decision 0090. */
export function Home() {
  const t = useText();
  return (
    <HomePage items={{ unitPrices: true }}>
      <Hero title={t('hero.title')} text={t('hero.text')} />
      <FeaturedCategories heading={t('sections.categories')} />
      <PopularItems heading={t('sections.popular')} />
      <BannerCarousel label={t('sections.banners')} action={t('sections.bannersAction')} />
      <VisitedStores heading={t('sections.visited')} />
      <OrderAgain />
      <RecentlyViewed />
      <SpecialOffer heading={t('sections.offers')} />
      <RecommendedItems heading={t('sections.recommended')} />
      <BestReviewed heading={t('sections.reviewed')} />
      <Coupons heading={t('sections.coupons')} />
      <PromotionalBanner title={t('sections.promotion')} />
      <CampaignItems heading={t('sections.campaigns')} layout="grid" />
      <BottomBanner title={t('sections.bottom')} />
    </HomePage>
  );
}
