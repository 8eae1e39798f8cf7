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
  FOOD_ITEM_CARD_HEIGHT,
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

/** The home of food: what HOM-5 names, in the order of decision 0090. */
export function Home() {
  const t = useText();
  return (
    <HomePage items={{ dietMarks: true }}>
      <Hero title={t('hero.title')} text={t('hero.text')} />
      <FeaturedCategories heading={t('sections.categories')} />
      <PopularItems
        heading={t('sections.popular')}
        card={FoodItemCard}
        cardHeight={FOOD_ITEM_CARD_HEIGHT}
        priority
      />
      <BannerCarousel label={t('sections.banners')} action={t('sections.bannersAction')} />
      <PopularStores heading={t('sections.restaurants')} />
      <VisitedStores heading={t('sections.visited')} />
      <OrderAgain />
      <RecentlyViewed />
      <PickedForYou heading={t('sections.picked')} />
      <SpecialOffer heading={t('sections.offers')} subtitle={t('sections.offersText')} />
      <LatestStores heading={t('sections.latest')} />
      <AllStores heading={t('sections.all')} />
      <Highlights heading={t('sections.highlights')} />
      <BestReviewed heading={t('sections.reviewed')} />
      <CampaignCarousel heading={t('sections.campaignPages')} subtitle={t('sections.campaignPagesText')} />
      <CampaignItems heading={t('sections.campaigns')} layout="grid" />
      <PromotionalBanner title={t('sections.promotion')} />
      <FeaturedStores heading={t('sections.featured')} />
      <Brands heading={t('sections.brands')} />
      <Coupons heading={t('sections.coupons')} />
      <BottomBanner title={t('sections.bottom')} />
    </HomePage>
  );
}
