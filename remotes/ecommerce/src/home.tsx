import {
  BannerCarousel,
  BestReviewed,
  BottomBanner,
  Brands,
  CampaignCarousel,
  CampaignItems,
  CategoryMenu,
  Coupons,
  FeaturedCategories,
  FeaturedStores,
  Hero,
  Highlights,
  HomePage,
  NewArrivals,
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

/** The home of ecommerce: what HOM-4 names, in the order of decision 0090. */
export function Home() {
  const t = useText();
  return (
    <HomePage items={{ variedItemsOpen: 'page' }}>
      <Hero title={t('hero.title')} text={t('hero.text')} />
      <CategoryMenu label={t('sections.menu')} />
      <PopularItems heading={t('sections.popular')} />
      <BannerCarousel
        action={t('sections.bannersAction')}
        label={t('sections.banners')}
        // All of them where there is room (PRO-2).
        perView={(count) => ({
          base: 1,
          from600: Math.min(count, 2),
          from999: Math.min(count, 3),
          from1180: count,
        })}
      />
      <VisitedStores heading={t('sections.visited')} />
      <OrderAgain />
      <RecentlyViewed />
      <PickedForYou heading={t('sections.picked')} />
      <PopularStores heading={t('sections.stores')} />
      <SpecialOffer heading={t('sections.offers')} />
      <NewArrivals heading={t('sections.arrivals')} />
      <CampaignCarousel heading={t('sections.campaignPages')} subtitle={t('sections.campaignPagesText')} />
      <CampaignItems heading={t('sections.campaigns')} layout="grid" />
      <PromotionalBanner title={t('sections.promotion')} />
      <BestReviewed heading={t('sections.reviewed')} />
      <FeaturedCategories heading={t('sections.categories')} />
      <Highlights heading={t('sections.highlights')} />
      <Brands heading={t('sections.brands')} />
      <FeaturedStores heading={t('sections.featured')} />
      <Coupons heading={t('sections.coupons')} />
      <BottomBanner title={t('sections.bottom')} />
    </HomePage>
  );
}
