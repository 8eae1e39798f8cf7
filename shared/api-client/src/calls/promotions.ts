import type {
  Answer,
  Banner,
  Campaign,
  CampaignDetails,
  Cashback,
  Coupon,
  FlashSale,
  FlashSaleEntry,
  Promotion,
  PromotionalBanners,
  Query,
} from '@souk/contracts';
import { complete, completing, listOf, raw } from '../complete.ts';
import { minutes, pagesOf, queryOf } from '../query-of.ts';
import { readItem } from '../read-item.ts';
import { PAGE_FACTS } from '../read-page.ts';
import { readStore } from '../read-store.ts';
import { get, part } from '../request.ts';
import { retryUpTo } from '../retry.ts';

const readCampaign = completing<Campaign, 'id' | 'title' | 'image_full_url'>({
  slug: '',
  description: '',
  available_date_starts: '',
  available_date_ends: '',
});

function readBanner(value: unknown): Banner {
  const { item } = raw(value);
  return complete<Banner, 'id' | 'type' | 'image_full_url' | 'item'>(
    { ...raw(value), item: item ? readItem(item) : null },
    { title: '', link: null, store: null },
  );
}

const readBanners = (value: unknown): Answer<'banners'> => ({
  banners: listOf(readBanner)(raw(value).banners),
  campaigns: listOf(readCampaign)(raw(value).campaigns),
});

const readEntry = (value: unknown): FlashSaleEntry =>
  complete<FlashSaleEntry, 'id' | 'item'>(
    { ...raw(value), item: readItem(raw(value).item) },
    { sold: 0, stock: null, available_stock: null },
  );

/** Without a running sale some backends answer nothing at all. */
const readFlashSale = (value: unknown): FlashSale =>
  complete<FlashSale, 'active_products'>(
    { ...raw(value), active_products: listOf(readEntry)(raw(value).active_products) },
    { id: null, title: '', start_date: null, end_date: null, ...PAGE_FACTS },
  );

/** The banners of the home, and its campaigns (PRO-1, PRO-14). */
export const fetchBanners = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/banners', readBanners, {}, signal);
export const bannersQuery = () => queryOf('banners', fetchBanners, {}, { staleTime: minutes(5) });

/** The fixed banners of the module's home (HOM-18). */
export const fetchPromotionalBanners = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/other-banners',
    completing<
      PromotionalBanners,
      'best_reviewed_section_banner' | 'bottom_section_banner' | 'new_arrival_section_banner'
    >({
      promotional_banner_url: null,
      best_reviewed_section_banner_full_url: null,
      bottom_section_banner_full_url: null,
      new_arrival_section_banner_full_url: null,
      // A backend that does not say so has not switched it off.
      basic_section_nearby: 1,
    }),
    {},
    signal,
  );
export const promotionalBannersQuery = () =>
  queryOf('promotionalBanners', fetchPromotionalBanners, {}, { staleTime: minutes(5) });

/** Running campaigns of stores (PRO-7). */
export const fetchCampaigns = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/campaigns/basic', listOf(readCampaign), {}, signal);
export const campaignsQuery = () => queryOf('campaigns', fetchCampaigns, {});

const readCampaignDetails = (value: unknown): CampaignDetails =>
  complete<CampaignDetails, keyof Campaign | 'items' | 'stores'>(
    {
      ...readCampaign(value),
      stores: listOf(readStore)(raw(value).stores),
      items: listOf(readItem)(raw(value).items),
    },
    { module_id: null },
  );

/** One campaign with its stores and items, by slug or id (PRO-7). */
export const fetchCampaign = ({ id }: { id: string | number }, signal?: AbortSignal) =>
  get(`/api/v1/campaigns/details/${part(id)}`, readCampaignDetails, {}, signal);
export const campaignQuery = (params: { id: string | number }) =>
  queryOf('campaign', fetchCampaign, params, { meta: { missingIsShown: true } });

/** Items of running campaigns: Just For You (HOM-7). */
export const fetchCampaignItems = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/campaigns/item', listOf(readItem), {}, signal);
export const campaignItemsQuery = () => queryOf('campaignItems', fetchCampaignItems, {});

/** The running flash sale; `id` is null while there is none (PRO-9). Two products on the home unless asked otherwise. */
export const fetchFlashSale = (params: Query<'flashSale'> = {}, signal?: AbortSignal) =>
  get('/api/v1/flash-sales', readFlashSale, { limit: 2, offset: 1, ...params }, signal);
export const flashSaleQuery = (params: Query<'flashSale'> = {}) =>
  queryOf('flashSale', fetchFlashSale, params);

/** The products of one flash sale (PRO-9). */
export const fetchFlashSaleItems = (params: Query<'flashSaleItems'>, signal?: AbortSignal) =>
  get('/api/v1/flash-sales/items', readFlashSale, params, signal);
export const flashSaleItemsPages = (params: Query<'flashSaleItems'>) => ({
  ...pagesOf('flashSaleItems', fetchFlashSaleItems, (sale) => sale.active_products, params),
  meta: { missingIsShown: true },
});

/** Coupons that anyone may see (WAL-7, AMB-34). */
export const fetchCoupons = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/coupon/list',
    listOf(
      completing<
        Coupon,
        | 'id'
        | 'title'
        | 'discount'
        | 'discount_type'
        | 'max_discount'
        | 'code'
        | 'min_purchase'
        | 'expire_date'
      >({ store_id: null, store_name: null }),
    ),
    {},
    signal,
  );
export const couponsQuery = () => queryOf('coupons', fetchCoupons, {});

const readPromotion = completing<Promotion, 'id' | 'title' | 'store' | 'add_type'>({
  description: '',
  cover_image_full_url: null,
  profile_image_full_url: null,
  video_attachment_full_url: null,
  is_rating_active: 0,
  is_review_active: 0,
  average_rating: 0,
  reviews_comments_count: 0,
});

/** Highlights for you (PRO-3, PRO-6); asked once more (API-11). */
export const fetchAdvertisements = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/advertisement/list', listOf(readPromotion), {}, signal);
export const advertisementsQuery = () =>
  queryOf('advertisements', fetchAdvertisements, {}, { retry: retryUpTo(1) });

/** Running cashback offers (WAL-8). */
export const fetchCashback = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/cashback/list',
    listOf(
      completing<
        Cashback,
        'id' | 'title' | 'max_discount' | 'end_date' | 'min_purchase' | 'cashback_type' | 'cashback_amount'
      >({}),
    ),
    {},
    signal,
  );
export const cashbackQuery = () => queryOf('cashback', fetchCashback, {});
