import type {
  Banner,
  Campaign,
  CampaignDetails,
  Cashback,
  Coupon,
  FlashSale,
  FlashSaleEntry,
  Promotion,
  PromotionalBanners,
} from '@souk/contracts';
import { anItem } from './an-item.ts';
import { aStore } from './a-store.ts';

export const aBanner = (changes: Partial<Banner> = {}): Banner => ({
  id: 1,
  title: 'Soup season',
  type: 'default',
  link: 'https://offers.example/soup',
  image_full_url: '/media/banners/soup-season-960.webp',
  store: null,
  item: null,
  ...changes,
});

export const aCampaign = (changes: Partial<Campaign> = {}): Campaign => ({
  id: 1,
  slug: 'winter-week',
  title: 'Winter Week',
  description: 'A warm week of offers.',
  image_full_url: '/media/campaigns/winter-week-960.webp',
  available_date_starts: '2026-01-01T00:00:00.000Z',
  available_date_ends: '2099-12-31T23:59:59.000Z',
  ...changes,
});

/** An item of a campaign carries the campaign's dates (ENT-1). */
export const aCampaignItem = (changes: Parameters<typeof anItem>[0] = {}) =>
  anItem({
    id: 901,
    name: 'Winter Platter',
    slug: 'winter-platter',
    available_date_starts: '2026-01-01T00:00:00.000Z',
    available_date_ends: '2099-12-31T23:59:59.000Z',
    ...changes,
  });

export const someCampaignDetails = (changes: Partial<CampaignDetails> = {}): CampaignDetails => ({
  ...aCampaign(),
  module_id: 1,
  stores: [aStore()],
  items: [aCampaignItem()],
  ...changes,
});

/** Twelve of forty sold: 30 % (AMB-1). */
export const aFlashSaleEntry = (changes: Partial<FlashSaleEntry> = {}): FlashSaleEntry => ({
  id: 1,
  item: anItem({ discount: 30 }),
  sold: 12,
  stock: 100,
  available_stock: 40,
  ...changes,
});

export const aFlashSale = (changes: Partial<FlashSale> = {}): FlashSale => ({
  id: 1,
  title: 'Flash Sale',
  start_date: '2026-01-01T00:00:00.000Z',
  end_date: '2099-12-31T23:59:59.000Z',
  active_products: [aFlashSaleEntry()],
  total_size: 1,
  limit: 10,
  offset: 1,
  ...changes,
});

export const aCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  title: 'First order',
  code: 'WELCOME10',
  discount_type: 'percent',
  discount: 10,
  min_purchase: 15,
  max_discount: 5,
  expire_date: '2099-12-31',
  store_id: null,
  store_name: null,
  ...changes,
});

export const aPromotion = (changes: Partial<Promotion> = {}): Promotion => ({
  id: 1,
  add_type: 'store_promotion',
  title: 'Olive Kitchen',
  description: 'Slow food, fast.',
  cover_image_full_url: '/media/promotions/olive-kitchen-960.webp',
  profile_image_full_url: '/media/stores/olive-kitchen-logo-240.webp',
  video_attachment_full_url: null,
  is_rating_active: 1,
  is_review_active: 1,
  average_rating: 4.6,
  reviews_comments_count: 88,
  store: { id: 1, slug: 'olive-kitchen', name: 'Olive Kitchen', module_id: 1, zone_id: 1, distance: 1.25 },
  ...changes,
});

export const aCashback = (changes: Partial<Cashback> = {}): Cashback => ({
  id: 1,
  title: 'Cashback week',
  cashback_type: 'percentage',
  cashback_amount: 5,
  min_purchase: 20,
  max_discount: 10,
  end_date: '2099-12-31',
  ...changes,
});

/** The fixed banners of a home, all of them there (HOM-18). */
export const somePromotionalBanners = (changes: Partial<PromotionalBanners> = {}): PromotionalBanners => ({
  promotional_banner_url: '/media/banners/promotional-960.webp',
  best_reviewed_section_banner: 'best-reviewed-960.webp',
  best_reviewed_section_banner_full_url: '/media/banners/best-reviewed-960.webp',
  bottom_section_banner: 'bottom-960.webp',
  bottom_section_banner_full_url: '/media/banners/bottom-960.webp',
  new_arrival_section_banner: 'new-arrival-960.webp',
  new_arrival_section_banner_full_url: '/media/banners/new-arrival-960.webp',
  basic_section_nearby: 1,
  ...changes,
});
