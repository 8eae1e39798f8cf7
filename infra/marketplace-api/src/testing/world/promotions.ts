import { words } from '../insert.ts';
import type { WorldCatalogue } from './catalogue.ts';
import type { WorldModules } from './modules.ts';
import { hoursFromNow, running } from './now.ts';
import type { PutRow } from './put-row.ts';

/** A flash sale, campaigns and coupons. */
export async function putPromotions(
  put: PutRow,
  { modules: { food, grocery } }: WorldModules,
  { stores: { southern }, items: { soup, southernStew, apple, lunch, farPear } }: WorldCatalogue,
) {
  const sale = await put('flash_sales', { module_id: grocery, title: words('Flash'), ...running });
  const inSale = { flash_sale_id: sale, discount: 50, discount_type: 'percent', available_stock: 4 };
  await put('flash_sale_items', { ...inSale, item_id: apple, sold: 1 });
  await put('flash_sale_items', { ...inSale, item_id: lunch, sold: 4 });
  await put('flash_sale_items', { ...inSale, item_id: farPear });
  const campaign = await put('campaigns', {
    module_id: food,
    slug: 'soup-week',
    title: words('Soup week'),
    description: words('A week of soups'),
    image: 'campaigns/soup',
    ...running,
  });
  const campaignSoup = await put('campaign_items', {
    campaign_id: campaign,
    item_id: soup,
    price: 700,
    ...running,
  });
  const over = { starts_at: hoursFromNow(-9), ends_at: hoursFromNow(-8) };
  const pastSoup = await put('campaign_items', { item_id: soup, price: 100, ...over });
  await put('campaign_items', { item_id: southernStew, price: 100, ...running });

  const coupon = (code: string, more: Record<string, unknown>) =>
    put('coupons', {
      module_id: food,
      title: words(code),
      code,
      discount_type: 'amount',
      discount: 500,
      ...running,
      ...more,
    });
  await coupon('ALL', {});
  await coupon('SOUTH', { store_id: southern });
  await coupon('OVER', over);
  return { campaignItems: { soup: campaignSoup, past: pastSoup }, sale };
}
