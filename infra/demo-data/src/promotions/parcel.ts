import { moduleOf } from '../modules.ts';
import { inBothLanguages, readTable } from '../read-table.ts';

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

/** The banners at the top of the parcel home, and its reasons to choose it (PCL-1). */
export const parcelBannerRows = () =>
  readTable('promotions/parcel-banners', ['kind', 'picture', ...inBothLanguages('title', 'description')]).map(
    (row, position) => ({
      id: position + 1,
      module_id,
      kind: row.oneOf('kind', ['banner', 'why_choose']),
      title: row.words('title'),
      short_description: row.words('description'),
      image: `parcel/${row.text('picture')}`,
      position,
    }),
  );
