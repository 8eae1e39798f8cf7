import { words } from '../insert.ts';
import type { WorldCatalogue } from './catalogue.ts';
import type { WorldModules } from './modules.ts';
import { running } from './now.ts';
import type { PutRow } from './put-row.ts';

/** What homes show above and between their lists: banners, advertisements, the cashback and the parcel's own. */
export async function putBanners(
  put: PutRow,
  { zones: { south }, modules: { food, parcel } }: WorldModules,
  { stores: { kitchen, southern }, items: { soup, southernStew } }: WorldCatalogue,
): Promise<void> {
  const banner = (title: string, more: Record<string, unknown>) =>
    put('banners', { module_id: food, title: words(title), type: 'default', image: 'banners/b', ...more });
  await banner('Plain', { link: '/home' });
  await banner('Kitchen', { type: 'store_wise', store_id: kitchen });
  await banner('Soup', { type: 'item_wise', item_id: soup });
  await banner('South only', { zone_id: south });
  await banner('Stew', { type: 'item_wise', item_id: southernStew });
  const ad = (store_id: number, add_type: string) =>
    put('advertisements', {
      module_id: food,
      store_id,
      add_type,
      title: words('Ad'),
      description: words('Come'),
      ...running,
    });
  await ad(kitchen, 'store_promotion');
  await ad(southern, 'video_promotion');
  await put('cashback_offers', {
    title: words('Back'),
    cashback_type: 'percentage',
    cashback_amount: 5,
    ...running,
  });
  await put('promotional_banners', { module_id: food, promotional: 'banners/promo' });
  const inParcel = { module_id: parcel, image: 'parcel/p' };
  await put('parcel_categories', { ...inParcel, name: words('Documents'), description: words('Papers') });
  await put('parcel_banners', {
    ...inParcel,
    kind: 'banner',
    title: words('Send'),
    short_description: words('it'),
    link: '/parcel-delivery-info',
  });
  await put('parcel_banners', {
    ...inParcel,
    kind: 'why_choose',
    title: words('Fast'),
    short_description: words('very'),
  });
}
