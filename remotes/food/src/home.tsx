import {
  AllStores,
  BannerCarousel,
  BestReviewed,
  BottomBanner,
  Brands,
  CampaignCarousel,
  CampaignItems,
  Coupons,
  FeaturedCategories,
  FeaturedStores,
  FoodItemCard,
  Hero,
  Highlights,
  HomePage,
  LatestStores,
  OrderAgain,
  PickedForYou,
  PopularItems,
  PopularStores,
  PromotionalBanner,
  RecentlyViewed,
  SpecialOffer,
  VisitedStores,
} from '@souk/storefront';
import { useText } from './texts/texts.ts';

/** The home of food, in the order of HOM-5. */
export function Home() {
  const t = useText();
  return (
    <HomePage items={{ dietMarks: true }}>
      <Hero title={t('hero.title')} text={t('hero.text')} />
      <FeaturedCategories heading={t('sections.categories')} />
      <BannerCarousel label={t('sections.banners')} />
      <VisitedStores heading={t('sections.visited')} />
      <PopularItems heading={t('sections.popular')} card={FoodItemCard} />
      <PickedForYou heading={t('sections.picked')} />
      <OrderAgain />
      <RecentlyViewed />
      <Highlights heading={t('sections.highlights')} />
      <SpecialOffer heading={t('sections.offers')} subtitle={t('sections.offersText')} />
      <BestReviewed heading={t('sections.reviewed')} />
      <CampaignCarousel heading={t('sections.campaignPages')} subtitle={t('sections.campaignPagesText')} />
      <CampaignItems heading={t('sections.campaigns')} layout="grid" />
      <PromotionalBanner title={t('sections.promotion')} />
      <LatestStores heading={t('sections.latest')} />
      <PopularStores heading={t('sections.restaurants')} />
      <FeaturedStores heading={t('sections.featured')} />
      <Brands heading={t('sections.brands')} />
      <Coupons heading={t('sections.coupons')} />
      <BottomBanner title={t('sections.bottom')} />
      <AllStores heading={t('sections.all')} />
    </HomePage>
  );
}
