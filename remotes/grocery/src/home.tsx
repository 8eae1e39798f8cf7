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

/** The home of grocery, in the order of HOM-2. */
export function Home() {
  const t = useText();
  return (
    <HomePage items={{ unitPrices: true }}>
      <Hero title={t('hero.title')} text={t('hero.text')} />
      <BannerCarousel label={t('sections.banners')} />
      <FeaturedCategories heading={t('sections.categories')} />
      <VisitedStores heading={t('sections.visited')} />
      <PopularItems heading={t('sections.popular')} />
      <OrderAgain />
      <RecentlyViewed />
      <BestReviewed heading={t('sections.reviewed')} />
      <Coupons heading={t('sections.coupons')} />
      <PromotionalBanner title={t('sections.promotion')} />
      <RecommendedItems heading={t('sections.recommended')} />
      <SpecialOffer heading={t('sections.offers')} />
      <CampaignItems heading={t('sections.campaigns')} layout="grid" />
      <BottomBanner title={t('sections.bottom')} />
    </HomePage>
  );
}
