import { badge } from './ui/badge.stories.tsx';
import { bannerCarousel } from './storefront/banner-carousel.stories.tsx';
import { billRows } from './storefront/bill-rows.stories.tsx';
import { brandCard } from './storefront/brand-card.stories.tsx';
import { button } from './ui/button.stories.tsx';
import { categoryMenu } from './storefront/category-menu.stories.tsx';
import { checkbox } from './ui/checkbox.stories.tsx';
import { chip } from './ui/chip.stories.tsx';
import { couponCard } from './storefront/coupon-card.stories.tsx';
import { dialog } from './ui/dialog.stories.tsx';
import { emptyState } from './ui/empty-state.stories.tsx';
import { errorState } from './ui/error-state.stories.tsx';
import { featuredCategories } from './storefront/featured-categories.stories.tsx';
import { flashItemCard } from './storefront/flash-item-card.stories.tsx';
import { foodItemCard } from './storefront/food-item-card.stories.tsx';
import { itemCard } from './storefront/item-card.stories.tsx';
import { listItemCard } from './storefront/list-item-card.stories.tsx';
import { picture } from './ui/picture.stories.tsx';
import { popularItems } from './storefront/popular-items.stories.tsx';
import { price } from './ui/price.stories.tsx';
import { progress } from './ui/progress.stories.tsx';
import { purchase } from './storefront/purchase.stories.tsx';
import { quantityStepper } from './ui/quantity-stepper.stories.tsx';
import { radioCards } from './ui/radio-cards.stories.tsx';
import { rating } from './ui/rating.stories.tsx';
import { section } from './storefront/section.stories.tsx';
import { selectField } from './ui/select-field.stories.tsx';
import { skeleton } from './ui/skeleton.stories.tsx';
import { storeCard } from './storefront/store-card.stories.tsx';
import { tabs } from './ui/tabs.stories.tsx';
import { textField } from './ui/text-field.stories.tsx';
import { titledPicture } from './storefront/titled-picture.stories.tsx';
import { toasts } from './ui/toasts.stories.tsx';
import type { Story } from './story.ts';

/** The stories by their component, which is the name of their file. */
export const STORIES: Record<string, Story> = {
  badge,
  'banner-carousel': bannerCarousel,
  'bill-rows': billRows,
  'brand-card': brandCard,
  button,
  'category-menu': categoryMenu,
  checkbox,
  chip,
  'coupon-card': couponCard,
  dialog,
  'empty-state': emptyState,
  'error-state': errorState,
  'featured-categories': featuredCategories,
  'flash-item-card': flashItemCard,
  'food-item-card': foodItemCard,
  'item-card': itemCard,
  'list-item-card': listItemCard,
  picture,
  'popular-items': popularItems,
  price,
  progress,
  purchase,
  'quantity-stepper': quantityStepper,
  'radio-cards': radioCards,
  rating,
  section,
  'select-field': selectField,
  skeleton,
  'store-card': storeCard,
  tabs,
  'text-field': textField,
  'titled-picture': titledPicture,
  toasts,
};
