import { ROUTES } from '@souk/contracts';

/** The query key of what is sent. */
export const CATEGORY_PARAM = 'parcel_category_id';

/** Where a parcel of a category is sent from (PCL-4). */
export const deliveryPath = (category: { id: number }): string =>
  `${ROUTES.parcelDelivery}?${CATEGORY_PARAM}=${category.id}`;
