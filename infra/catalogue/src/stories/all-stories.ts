import { badge } from './ui/badge.stories.tsx';
import { bannerCarousel } from './storefront/banner-carousel.stories.tsx';
import { billRows } from './storefront/bill-rows.stories.tsx';
import { brandCard } from './storefront/brand-card.stories.tsx';
import { button } from './ui/button.stories.tsx';
import { carousel } from './ui/carousel.stories.tsx';
import { categoryMenu } from './storefront/category-menu.stories.tsx';
import { checkbox } from './ui/checkbox.stories.tsx';
import { checkoutCard } from './storefront/checkout-card.stories.tsx';
import { chip } from './ui/chip.stories.tsx';
import { combobox } from './ui/combobox.stories.tsx';
import { countdown } from './storefront/countdown.stories.tsx';
import { couponCard } from './storefront/coupon-card.stories.tsx';
import { deliverySection } from './storefront/delivery-section.stories.tsx';
import { dialog } from './ui/dialog.stories.tsx';
import { disclosure } from './ui/disclosure.stories.tsx';
import { drawer } from './ui/drawer.stories.tsx';
import { emptyState } from './ui/empty-state.stories.tsx';
import { errorState } from './ui/error-state.stories.tsx';
import { featuredCategories } from './storefront/featured-categories.stories.tsx';
import { flashItemCard } from './storefront/flash-item-card.stories.tsx';
import { foodItemCard } from './storefront/food-item-card.stories.tsx';
import { hero } from './storefront/hero.stories.tsx';
import { highlights } from './storefront/highlights.stories.tsx';
import { homeSections } from './storefront/home-sections.stories.tsx';
import { iconButton } from './ui/icon-button.stories.tsx';
import { illustration } from './ui/illustration.stories.tsx';
import { invoice } from './storefront/invoice.stories.tsx';
import { itemCard } from './storefront/item-card.stories.tsx';
import { itemParts } from './storefront/item-parts.stories.tsx';
import { itemSections } from './storefront/item-sections.stories.tsx';
import { listItemCard } from './storefront/list-item-card.stories.tsx';
import { menu } from './ui/menu.stories.tsx';
import { needsPlace } from './storefront/needs-place.stories.tsx';
import { offlineFields } from './storefront/offline-fields.stories.tsx';
import { passwordField } from './ui/password-field.stories.tsx';
import { picture } from './ui/picture.stories.tsx';
import { pictureUploads } from './storefront/picture-uploads.stories.tsx';
import { popularItems } from './storefront/popular-items.stories.tsx';
import { price } from './ui/price.stories.tsx';
import { productChoices } from './storefront/product-choices.stories.tsx';
import { productPopup } from './storefront/product-popup.stories.tsx';
import { progress } from './ui/progress.stories.tsx';
import { purchase } from './storefront/purchase.stories.tsx';
import { quantityStepper } from './ui/quantity-stepper.stories.tsx';
import { radioCards } from './ui/radio-cards.stories.tsx';
import { rating } from './ui/rating.stories.tsx';
import { reorderButton } from './storefront/reorder-button.stories.tsx';
import { section } from './storefront/section.stories.tsx';
import { selectField } from './ui/select-field.stories.tsx';
import { skeleton } from './ui/skeleton.stories.tsx';
import { skipLink } from './ui/skip-link.stories.tsx';
import { spinner } from './ui/spinner.stories.tsx';
import { storeCard } from './storefront/store-card.stories.tsx';
import { storeSections } from './storefront/store-sections.stories.tsx';
import { tabbedSections } from './storefront/tabbed-sections.stories.tsx';
import { tabs } from './ui/tabs.stories.tsx';
import { textArea } from './ui/text-area.stories.tsx';
import { textField } from './ui/text-field.stories.tsx';
import { titledPicture } from './storefront/titled-picture.stories.tsx';
import { toasts } from './ui/toasts.stories.tsx';
import { waitingOverlay } from './ui/waiting-overlay.stories.tsx';
import { wishlistHeart } from './storefront/wishlist-heart.stories.tsx';
import type { Story } from './story.ts';

/** The stories by their component, which is the name of their file. */
export const STORIES: Record<string, Story> = {
  badge,
  'banner-carousel': bannerCarousel,
  'bill-rows': billRows,
  'brand-card': brandCard,
  button,
  carousel,
  'category-menu': categoryMenu,
  checkbox,
  'checkout-card': checkoutCard,
  chip,
  combobox,
  countdown,
  'coupon-card': couponCard,
  'delivery-section': deliverySection,
  dialog,
  disclosure,
  drawer,
  'empty-state': emptyState,
  'error-state': errorState,
  'featured-categories': featuredCategories,
  'flash-item-card': flashItemCard,
  'food-item-card': foodItemCard,
  hero,
  highlights,
  'home-sections': homeSections,
  'icon-button': iconButton,
  illustration,
  invoice,
  'item-card': itemCard,
  'item-parts': itemParts,
  'item-sections': itemSections,
  'list-item-card': listItemCard,
  menu,
  'needs-place': needsPlace,
  'offline-fields': offlineFields,
  'password-field': passwordField,
  picture,
  'picture-uploads': pictureUploads,
  'popular-items': popularItems,
  price,
  'product-choices': productChoices,
  'product-popup': productPopup,
  progress,
  purchase,
  'quantity-stepper': quantityStepper,
  'radio-cards': radioCards,
  rating,
  'reorder-button': reorderButton,
  section,
  'select-field': selectField,
  skeleton,
  'skip-link': skipLink,
  spinner,
  'store-card': storeCard,
  'store-sections': storeSections,
  'tabbed-sections': tabbedSections,
  tabs,
  'text-area': textArea,
  'text-field': textField,
  'titled-picture': titledPicture,
  toasts,
  'waiting-overlay': waitingOverlay,
  'wishlist-heart': wishlistHeart,
};
