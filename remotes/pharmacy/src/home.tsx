import type { Store } from '@souk/contracts';
import {
  BannerCarousel,
  BasicItems,
  BottomBanner,
  CampaignItems,
  CommonConditions,
  Coupons,
  FeaturedCategories,
  FeaturedStores,
  Hero,
  HomePage,
  OrderAgain,
  PickedForYou,
  PromotionalBanner,
  RecentlyViewed,
} from '@souk/storefront';
import { PrescriptionOrder } from './prescription-order.tsx';
import { useText } from './texts/texts.ts';

const prescriptionOrder = (store: Store) => <PrescriptionOrder store={store} />;

/** The home of pharmacy, in the order of HOM-3. */
export function Home() {
  const t = useText();
  return (
    <HomePage storeAction={prescriptionOrder}>
      <Hero title={t('hero.title')} text={t('hero.text')} />
      <BannerCarousel label={t('sections.banners')} />
      <FeaturedCategories heading={t('sections.categories')} />
      <BasicItems heading={t('sections.basic')} subtitle={t('sections.basicText')} />
      <PickedForYou heading={t('sections.picked')} />
      <OrderAgain />
      <RecentlyViewed />
      <FeaturedStores heading={t('sections.featured')} />
      <PromotionalBanner title={t('sections.promotion')} />
      <CommonConditions heading={t('sections.conditions')} subtitle={t('sections.conditionsText')} />
      <CampaignItems heading={t('sections.campaigns')} layout="slider" />
      <Coupons heading={t('sections.coupons')} />
      <BottomBanner title={t('sections.bottom')} />
    </HomePage>
  );
}
