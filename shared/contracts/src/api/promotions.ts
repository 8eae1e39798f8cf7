import Type from 'typebox';
import { call } from './call.ts';
import { Store } from './stores.ts';
import { Item } from './item.ts';
import { Flag, Id, Nullable, PageFacts, Paging, SlugOrId } from './shapes.ts';

/** Where a click goes follows from `type` (PRO-1). */
export const Banner = Type.Object({
  id: Id(),
  title: Type.String(),
  type: Type.Union([Type.Literal('default'), Type.Literal('store_wise'), Type.Literal('item_wise')]),
  link: Nullable(Type.String()),
  image_full_url: Type.String(),
  store: Nullable(Type.Object({ id: Id(), slug: Type.String(), zone_id: Id() })),
  item: Nullable(Item),
});
export type Banner = Type.Static<typeof Banner>;

/** A campaign that stores take part in (PRO-8). */
export const Campaign = Type.Object({
  id: Id(),
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  image_full_url: Type.String(),
  available_date_starts: Type.String(),
  available_date_ends: Type.String(),
});
export type Campaign = Type.Static<typeof Campaign>;

/** A campaign with the stores that take part, which are those whose items are in it. Both lists are empty once it is over (PRO-7). */
export const CampaignDetails = Type.Object({
  ...Campaign.properties,
  module_id: Nullable(Id()),
  stores: Type.Array(Store),
  items: Type.Array(Item),
});
export type CampaignDetails = Type.Static<typeof CampaignDetails>;

/** `available_stock` is what was set aside for the sale, `stock` what the item has left in all (PRO-10, AMB-1). */
export const FlashSaleEntry = Type.Object({
  id: Id(),
  item: Item,
  sold: Type.Integer(),
  stock: Nullable(Type.Integer()),
  available_stock: Nullable(Type.Integer()),
});
export type FlashSaleEntry = Type.Static<typeof FlashSaleEntry>;

/** The running sale; `id` null and no products while there is none. Dates are ISO 8601. */
export const FlashSale = Type.Object({
  id: Nullable(Id()),
  title: Type.String(),
  start_date: Nullable(Type.String()),
  end_date: Nullable(Type.String()),
  active_products: Type.Array(FlashSaleEntry),
  ...PageFacts,
});
export type FlashSale = Type.Static<typeof FlashSale>;

/** A coupon. `discount` is a percentage or an amount by `discount_type` (WAL-6). */
export const Coupon = Type.Object({
  id: Id(),
  title: Type.String(),
  code: Type.String(),
  discount_type: Type.Union([Type.Literal('percent'), Type.Literal('amount')]),
  discount: Type.Number(),
  min_purchase: Type.Number(),
  max_discount: Type.Number(),
  expire_date: Type.String(),
  store_id: Nullable(Id()),
  store_name: Nullable(Type.String()),
});
export type Coupon = Type.Static<typeof Coupon>;

/** A paid promotion of a store, with a picture or a video (PRO-5). */
export const Promotion = Type.Object({
  id: Id(),
  add_type: Type.Union([Type.Literal('video_promotion'), Type.Literal('store_promotion')]),
  title: Type.String(),
  description: Type.String(),
  cover_image_full_url: Nullable(Type.String()),
  profile_image_full_url: Nullable(Type.String()),
  video_attachment_full_url: Nullable(Type.String()),
  is_rating_active: Flag(),
  is_review_active: Flag(),
  average_rating: Type.Number(),
  reviews_comments_count: Type.Integer(),
  store: Type.Object({
    id: Id(),
    slug: Type.String(),
    name: Type.String(),
    module_id: Id(),
    zone_id: Id(),
    distance: Nullable(Type.Number()),
  }),
});
export type Promotion = Type.Static<typeof Promotion>;

/** A cashback offer: what comes back to the wallet, and from which order amount on (WAL-8). */
export const Cashback = Type.Object({
  id: Id(),
  title: Type.String(),
  cashback_type: Type.Union([Type.Literal('amount'), Type.Literal('percentage')]),
  cashback_amount: Type.Number(),
  min_purchase: Type.Number(),
  max_discount: Type.Number(),
  end_date: Type.String(),
});
export type Cashback = Type.Static<typeof Cashback>;

/** The fixed banners of a module's home (HOM-18). */
export const PromotionalBanners = Type.Object({
  promotional_banner_url: Nullable(Type.String()),
  best_reviewed_section_banner: Nullable(Type.String()),
  best_reviewed_section_banner_full_url: Nullable(Type.String()),
  bottom_section_banner: Nullable(Type.String()),
  bottom_section_banner_full_url: Nullable(Type.String()),
  new_arrival_section_banner: Nullable(Type.String()),
  new_arrival_section_banner_full_url: Nullable(Type.String()),
  basic_section_nearby: Flag(),
});
export type PromotionalBanners = Type.Static<typeof PromotionalBanners>;

/** A banner of the parcel home (PCL-2). */
export const ParcelBanner = Type.Object({
  id: Id(),
  title: Type.String(),
  short_description: Type.String(),
  image_full_url: Type.String(),
  value_full_url: Type.String(),
  link: Nullable(Type.String({ description: 'Where it leads in the shop; null for a picture alone' })),
});
export type ParcelBanner = Type.Static<typeof ParcelBanner>;

/** `banner_contents` is six values, a title and a description for each of three steps (PCL-2). */
export const ParcelVideo = Type.Object({
  banner_type: Type.Union([Type.Literal('video'), Type.Literal('video_content'), Type.Literal('image')]),
  banner_video: Nullable(Type.String()),
  banner_video_content_full_url: Nullable(Type.String()),
  banner_image_full_url: Nullable(Type.String()),
  banner_contents: Type.Array(Type.Object({ value: Type.String() })),
});
export type ParcelVideo = Type.Static<typeof ParcelVideo>;

/** A kind of parcel that is delivered (PCL-3). */
export const ParcelCategory = Type.Object({
  id: Id(),
  name: Type.String(),
  description: Type.String(),
  image_full_url: Type.String(),
});
export type ParcelCategory = Type.Static<typeof ParcelCategory>;

export const promotionCalls = {
  banners: call({
    method: 'GET',
    path: '/api/v1/banners',
    summary: 'The banners of the home (PRO-1, PRO-14)',
    response: Type.Object({ banners: Type.Array(Banner), campaigns: Type.Array(Campaign) }),
  }),
  promotionalBanners: call({
    method: 'GET',
    path: '/api/v1/other-banners',
    summary: "The fixed banners of the module's home (HOM-18)",
    response: PromotionalBanners,
  }),
  campaigns: call({
    method: 'GET',
    path: '/api/v1/campaigns/basic',
    summary: 'Running campaigns of stores (PRO-7)',
    response: Type.Array(Campaign),
  }),
  campaign: call({
    method: 'GET',
    path: '/api/v1/campaigns/details/:id',
    summary: 'One campaign with its stores and items, by slug or id (PRO-7)',
    params: Type.Object({ id: SlugOrId() }),
    response: CampaignDetails,
  }),
  campaignItems: call({
    method: 'GET',
    path: '/api/v1/campaigns/item',
    summary: 'Items of running campaigns: Just For You (HOM-7)',
    response: Type.Array(Item),
  }),
  flashSale: call({
    method: 'GET',
    path: '/api/v1/flash-sales',
    summary: 'The running flash sale (PRO-9)',
    query: Type.Object(Paging),
    response: FlashSale,
  }),
  flashSaleItems: call({
    method: 'GET',
    path: '/api/v1/flash-sales/items',
    summary: 'The products of one flash sale (PRO-9)',
    query: Type.Object({ ...Paging, flash_sale_id: Id() }),
    response: FlashSale,
  }),
  coupons: call({
    method: 'GET',
    path: '/api/v1/coupon/list',
    summary: 'Coupons that anyone may see (WAL-7, AMB-34)',
    response: Type.Array(Coupon),
  }),
  advertisements: call({
    method: 'GET',
    path: '/api/v1/advertisement/list',
    summary: 'Highlights for you (PRO-3, PRO-6)',
    response: Type.Array(Promotion),
  }),
  cashback: call({
    method: 'GET',
    path: '/api/v1/cashback/list',
    summary: 'Running cashback offers (WAL-8)',
    response: Type.Array(Cashback),
  }),
  parcelCategories: call({
    method: 'GET',
    path: '/api/v1/parcel-category',
    summary: 'What can be sent (PCL-1, PCL-3)',
    response: Type.Array(ParcelCategory),
  }),
  parcelBanners: call({
    method: 'GET',
    path: '/api/v1/other-banners/list',
    summary: 'Banners at the top of the parcel home (PCL-1)',
    response: Type.Array(ParcelBanner),
  }),
  parcelWhyChoose: call({
    method: 'GET',
    path: '/api/v1/other-banners/why-choose',
    summary: 'Why choose us, on the parcel home (PCL-1)',
    response: Type.Array(ParcelBanner),
  }),
  parcelVideo: call({
    method: 'GET',
    path: '/api/v1/other-banners/video-content',
    summary: 'How parcel delivery works, with its three steps (PCL-1)',
    response: ParcelVideo,
  }),
};
