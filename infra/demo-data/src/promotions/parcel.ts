import { ROUTES } from '@souk/contracts';
import { moduleOf } from '../modules.ts';
import { inBothLanguages, readTable } from '../read-table.ts';
import { filled } from './banner-title.ts';

const module_id = moduleOf('parcel').id;

export const parcelCategoryRows = () =>
  readTable('promotions/parcel-categories', [
    'picture',
    ...inBothLanguages('name', 'description'),
    'fee_per_km',
    'minimum_fee',
  ]).map((row, position) => ({
    id: position + 1,
    module_id,
    name: row.words('name'),
    description: row.words('description'),
    image: `parcel/${row.text('picture')}`,
    position,
    fee_per_km: row.cents('fee_per_km'),
    minimum_fee: row.cents('minimum_fee'),
  }));

const categories = new Map(parcelCategoryRows().map((category) => [category.image, category]));

/** The banners at the top of the parcel home, each an offer of what can be sent, and its reasons to choose it (PCL-1). */
export const parcelBannerRows = () =>
  readTable('promotions/parcel-banners', [
    'kind',
    'picture',
    'category',
    ...inBothLanguages('title', 'description'),
  ]).map((row, position) => {
    const category = categories.get(`parcel/${row.optional('category')}`);
    const title = row.words('title');
    return {
      id: position + 1,
      module_id,
      kind: row.oneOf('kind', ['banner', 'why_choose']),
      title: category ? filled(title, { fee: category.minimum_fee / 100 }) : title,
      short_description: row.words('description'),
      image: `parcel/${row.text('picture')}`,
      link: category ? `${ROUTES.parcelDelivery}?parcel_category_id=${category.id}` : null,
      position,
    };
  });
