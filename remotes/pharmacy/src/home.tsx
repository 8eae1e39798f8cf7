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

/** The home of pharmacy: what HOM-3 names, in the order of decision 0090. */
export function Home() {
  const t = useText();
  return (
    <HomePage storeAction={prescriptionOrder}>
      <Hero title={t('hero.title')} text={t('hero.text')} />
      <FeaturedCategories heading={t('sections.categories')} />
      <BasicItems heading={t('sections.basic')} subtitle={t('sections.basicText')} priority />
      <BannerCarousel label={t('sections.banners')} action={t('sections.bannersAction')} />
      <OrderAgain />
      <RecentlyViewed />
      <PickedForYou heading={t('sections.picked')} />
      <FeaturedStores heading={t('sections.featured')} />
      <CommonConditions heading={t('sections.conditions')} subtitle={t('sections.conditionsText')} />
      <CampaignItems heading={t('sections.campaigns')} layout="slider" />
      <Coupons heading={t('sections.coupons')} />
      <PromotionalBanner title={t('sections.promotion')} />
      <BottomBanner title={t('sections.bottom')} />
    </HomePage>
  );
}
